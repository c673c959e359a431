const marks = Array.from({ length: 60 }, (_, minute) => ({ minute, isHour: minute % 5 === 0 }));

/** A wall clock at ten past ten. */
export function ClockDrawing() {
  return (
    <svg viewBox="0 0 300 140" preserveAspectRatio="xMidYMid meet" fill="none" aria-hidden="true">
      <circle cx="152" cy="73" r="56" fill="color-mix(in oklab, var(--colors-ink) 12%, var(--colors-plate))" />
      <circle cx="150" cy="70" r="54" fill="var(--colors-raised)" stroke="var(--colors-fill)" strokeWidth="4" />
      <g stroke="var(--colors-ink)">
        {marks.map(({ minute, isHour }) => (
          <path
            key={minute}
            d={isHour ? 'M150 23v9' : 'M150 23v3'}
            strokeWidth={isHour ? 2 : 0.7}
            transform={`rotate(${minute * 6} 150 70)`}
          />
        ))}
        <path d="M150 70v-24" strokeWidth="3.5" strokeLinecap="round" transform="rotate(-55 150 70)" />
        <path d="M150 70v-38" strokeWidth="2.5" strokeLinecap="round" transform="rotate(60 150 70)" />
      </g>
      <path d="M150 80V30" stroke="var(--colors-fill)" transform="rotate(205 150 70)" />
      <circle cx="150" cy="70" r="3" fill="var(--colors-fill)" />
    </svg>
  );
}
