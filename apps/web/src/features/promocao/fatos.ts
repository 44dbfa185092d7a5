import { formatMoneyChange } from '../../lib/format.ts'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import type { Registro } from './registro.ts'

const porMes = (centavos: number): string => (centavos === 0 ? 'Não muda' : formatMoneyChange(centavos))

/** What a promotion is about: from what to what, and from when. */
export function fatos({ atual, dados, simulacao }: Registro, rotulos: Rotulos): Definition[] {
  const valor = (campo: string): string => rotulos.valor(undefined, campo, dados[campo] ?? null)
  const cargo = valor('cargoId')
  return [
    {
      label: 'Cargo',
      value: cargo === '' || cargo === atual.cargo ? atual.cargo : `${atual.cargo} → ${cargo}`,
    },
    { label: 'Posto', value: valor('postoId') || atual.posto },
    { label: 'Novo salário', value: valor('salarioCentavos') },
    {
      label: 'Por mês',
      value: simulacao && porMes(simulacao.diferencaMesCentavos),
    },
    { label: 'Vigência', value: valor('vigencia') },
  ]
}
