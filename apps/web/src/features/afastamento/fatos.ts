import { formatDate } from '../../lib/format.ts'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import { quantosDias } from '../../lib/time/textos.ts'
import type { Rotulos } from '../processo/rotulos.ts'
import { quemPagaEmTexto } from './conta.ts'
import type { Registro } from './registro.ts'

/** What a leave is about, as far as this person sees: why, which days and who pays. */
export function fatos({ motivo, grupo, simulacao, dados }: Registro, rotulos: Rotulos): Definition[] {
  const volta = simulacao?.voltaAoTrabalho ?? simulacao?.retorno
  return [
    { label: motivo ? 'Motivo' : 'Tipo', value: motivo?.rotulo ?? grupo?.label },
    {
      label: 'Fora desde',
      value: simulacao
        ? formatDate(simulacao.inicio)
        : rotulos.valor(undefined, 'inicio', dados['inicio'] ?? null),
    },
    { label: 'Dias', value: simulacao?.dias && quantosDias(simulacao.dias) },
    { label: 'Volta ao trabalho', value: volta && formatDate(volta) },
    { label: 'Quem paga', value: simulacao && quemPagaEmTexto(simulacao) },
  ]
}
