import { Drawing, type DrawingProps } from './Drawing.tsx'
import { isIconName, paths, type IconName } from './paths.ts'
import { pointing } from './pointing.ts'

interface IconProps extends DrawingProps {
  /** Name of the set; an unknown one, as an old record may carry, renders a dot. */
  readonly name: IconName | (string & {})
}

export const Icon = ({ name, ...props }: IconProps) => (
  <Drawing path={paths[isIconName(name) ? name : 'ponto']} points={pointing.has(name)} {...props} />
)
