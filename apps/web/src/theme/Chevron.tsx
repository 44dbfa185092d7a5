import { EssentialIcon, type DrawingProps } from '../ui/icon/Drawing.tsx'

/** Arrow of what opens a list below it: the same in each kind of field, whichever library draws the rest. */
export const Chevron = ({ className }: Pick<DrawingProps, 'className'>) => (
  <EssentialIcon name="abre-baixo" size={18} className={className} />
)
