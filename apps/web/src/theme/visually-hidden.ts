/**
 * Style of what a screen reader says and nobody sees. Sizes carry their unit: bare, the `sx` of a component takes 1 for
 * the whole width.
 */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
