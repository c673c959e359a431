import { useEffect, useEffectEvent } from 'react';

/** Calls an event handler after the first render, and after every render with another value. */
export function useChangeEffect<Value>(value: Value, onChange: (value: Value) => void): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => handleChange(value), [value]);
}
