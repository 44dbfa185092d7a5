import { useMemo } from 'react'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import type { CamposDaFolha } from '../../processo/form/formulario.ts'
import { linhasDe, somaDosDias } from './linhas.ts'
import { opcoesSem } from './opcoes.ts'
import { Periodos } from './Periodos.tsx'
import { Quando } from './Quando.tsx'
import type { Opcoes } from '../registro.ts'
import { Vender } from './Vender.tsx'

/** The request: of which period, on which days, and what else the person asks for. */
export function Campos({ opcoes: todas, guardados }: CamposDaFolha<Opcoes>) {
  const opcoes = useMemo(() => opcoesSem(todas, guardados), [todas, guardados])
  const periodoId = useFieldValue('periodoId')
  const fracoes = useFieldValue('fracoes')
  const vendidos = useFieldValue('abonoDias')
  const linhas = linhasDe(fracoes)
  const abonoDias = typeof vendidos === 'number' ? vendidos : 0
  const periodo = opcoes.periodos.find(({ id }) => id === periodoId)
  const { hoje } = opcoes.calendario
  return (
    <>
      <Periodos opcoes={opcoes} pedidos={somaDosDias(linhas) + abonoDias} />
      {periodo && (
        <>
          <Quando key={periodo.id} linhas={linhas} periodo={periodo} opcoes={opcoes} abonoDias={abonoDias} />
          <Vender linhas={linhas} periodo={periodo} abonoDias={abonoDias} hoje={hoje} />
        </>
      )}
    </>
  )
}
