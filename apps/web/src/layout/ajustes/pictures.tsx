import type { Settings } from '../../theme/settings.ts'

type Box = readonly [x: number, y: number, width: number, height: number]

/** Menu and page of each layout, on a sheet of 48 × 32. */
const shapes: Readonly<Record<Settings['themeLayout'], { menu: readonly Box[]; page: readonly Box[] }>> = {
  vertical: {
    menu: [[3, 3, 13, 26]],
    page: [
      [19, 3, 26, 4],
      [19, 10, 26, 19],
    ],
  },
  horizontal: { menu: [[3, 3, 42, 6]], page: [[3, 12, 42, 17]] },
  mini: {
    menu: [[3, 3, 6, 26]],
    page: [
      [12, 3, 33, 4],
      [12, 10, 33, 19],
    ],
  },
}

const rects = (boxes: readonly Box[], opacity: number) =>
  boxes.map(([x, y, width, height]) => (
    <rect
      key={`${x} ${y}`}
      x={x}
      y={y}
      width={width}
      height={height}
      rx="2"
      fill="currentColor"
      opacity={opacity}
    />
  ))

export const LayoutPicture = ({ layout }: { readonly layout: Settings['themeLayout'] }) => (
  <svg width="48" height="32" viewBox="0 0 48 32" aria-hidden data-aponta>
    {rects(shapes[layout].menu, 0.9)}
    {rects(shapes[layout].page, 0.28)}
  </svg>
)

/** Lines of text that start on one side; drawn as they will be, whatever the direction now. */
export const DirectionPicture = ({ direction }: { readonly direction: Settings['themeDirection'] }) => (
  <svg
    width="32"
    height="24"
    viewBox="0 0 32 24"
    aria-hidden
    style={direction === 'rtl' ? { scale: '-1 1' } : {}}
  >
    {rects(
      [
        [2, 4, 28, 3],
        [2, 10.5, 18, 3],
        [2, 17, 23, 3],
      ],
      0.75,
    )}
  </svg>
)

export const Swatch = ({ color }: { readonly color: string }) => (
  <span style={{ width: 26, height: 26, borderRadius: 9, backgroundColor: color }} />
)

export const Letters = ({ weight }: { readonly weight: number }) => (
  <span aria-hidden style={{ fontSize: 20, lineHeight: 1.2, fontWeight: weight }}>
    Aa
  </span>
)

const corners = {
  out: 'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15',
  in: 'M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4M15 20v-3.5a1.5 1.5 0 0 1 1.5-1.5H20M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20',
} as const

/** Not of the common set, which everybody downloads: only the drawer shows it. */
export const ScreenPicture = ({ isFull }: { readonly isFull: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={corners[isFull ? 'in' : 'out']} />
  </svg>
)
