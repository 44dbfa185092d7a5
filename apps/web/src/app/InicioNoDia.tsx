import type { SetorSlug } from '@rh/domain/setores/setores'
import type { ReactNode } from 'react'
import { EntradasESaidas } from '../features/estatisticas/EntradasESaidas.tsx'
import { NoDia, type NoDiaProps } from '../features/inicio/NoDia.tsx'
import { DoRelatorio } from '../features/relatorios/NoDia.tsx'

/** What other features tell of a day that is over, on the start page of each sector. */
const blocos: Readonly<Partial<Record<SetorSlug, (em: string) => ReactNode>>> = {
  rh: (em) => (
    <>
      <EntradasESaidas em={em} />
      <DoRelatorio relatorio="ferias-a-vencer" em={em} />
      <DoRelatorio relatorio="experiencias" em={em} />
      <DoRelatorio relatorio="estabilidades" em={em} />
    </>
  ),
  operacional: (em) => (
    <>
      <DoRelatorio relatorio="ferias-a-vencer" em={em} />
      <DoRelatorio relatorio="experiencias" em={em} />
      <EntradasESaidas em={em} />
    </>
  ),
  admin: (em) => <EntradasESaidas em={em} />,
}

/** A start page as it was on a day that is over, one chunk for all sectors. */
export const InicioNoDia = (props: NoDiaProps) => <NoDia {...props}>{blocos[props.setor]?.(props.em)}</NoDia>
