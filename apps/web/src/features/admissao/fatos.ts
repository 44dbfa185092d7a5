import type { Definition } from '../../ui/data/DefinitionList.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import type { Registro } from './queries.ts'

const riscoDe = ({ insalubridade, periculosidade }: NonNullable<Registro['posto']>): string =>
  [
    ...(insalubridade > 0 ? [`insalubridade ${insalubridade}%`] : []),
    ...(periculosidade ? ['periculosidade'] : []),
  ].join(', ')

/** What an admission is about: for what, where, when and for how much. */
export function fatos({ posto, dados: { vaga } }: Registro, rotulos: Rotulos): Definition[] {
  const valor = (campo: string): string => rotulos.valor('vaga', campo, vaga[campo] ?? null)
  return [
    { label: 'Cargo', value: posto?.cargo },
    { label: 'Posto', value: posto && `${posto.cliente} · ${posto.local}` },
    { label: 'Escala', value: posto?.escala },
    { label: 'Salário', value: valor('salarioCentavos') },
    { label: 'Adicional', value: posto && riscoDe(posto) },
    { label: 'Começa', value: valor('dataPrevista') },
  ]
}
