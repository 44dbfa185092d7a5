import { formatDate, formatMoney } from '../../lib/format.ts'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import type { Registro } from './registro.ts'

/** What a dismissal is about: how and when it ends, by when it is paid and what it comes to. */
export function fatos({ causa, dados, simulacao }: Registro, rotulos: Rotulos): Definition[] {
  const total = simulacao?.totalLiquido ?? null
  return [
    { label: 'Causa', value: causa?.rotulo },
    { label: 'Aviso prévio', value: rotulos.valor(undefined, 'aviso', dados['aviso'] ?? null) },
    { label: 'Desligamento', value: simulacao && formatDate(simulacao.dtDeslig) },
    { label: 'Pagar até', value: simulacao && formatDate(simulacao.pagarAteDiaUtil) },
    { label: 'A pagar', value: total !== null && formatMoney(total) },
  ]
}
