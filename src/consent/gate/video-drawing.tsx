const holes = Array.from({ length: 16 }, (_, at) => 14 + at * 40);

/** A frame of film, for films without a picture of their own. */
export function VideoDrawing() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <path d="M0 0h640v360H0z" fill="var(--colors-deep)" />
      <path d="M0 52h640v256H0z" fill="color-mix(in oklab, var(--colors-deep) 82%, var(--colors-plate))" />
      {holes.map((x) => (
        <path key={x} d={`M${x} 18h14v18H${x}zM${x} 324h14v18H${x}z`} fill="var(--colors-plate)" />
      ))}
      <circle cx="320" cy="180" r="54" stroke="var(--colors-fill)" strokeWidth="2" />
      <path d="m304 152 46 28-46 28z" fill="var(--colors-fill)" />
    </svg>
  );
}
