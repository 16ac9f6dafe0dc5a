/** @jsxRuntime automatic */
/** Ripples on the pond while something is on its way. */
export const Spinner = ({ label = 'Loading', size = 48 }: { label?: string; size?: number }) => (
  <span role="status" className="inline-block">
    <span className="sr-only">{label}</span>
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
      className="stroke-primary"
    >
      {['0s', '-0.6s', '-1.2s'].map((delay) => (
        <circle
          key={delay}
          cx="24"
          cy="24"
          r="22"
          style={{ animationDelay: delay }}
          className="origin-center animate-[ripple_1.8s_ease-out_infinite]"
        />
      ))}
    </svg>
  </span>
)
