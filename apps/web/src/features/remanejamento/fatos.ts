import type { Definition } from '../../ui/data/DefinitionList.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import { formatMoneyChange } from '../../lib/format.ts'
import type { Registro } from './registro.ts'

/** What a transfer is about: from where to where, for how long, and what it changes in the pay. */
export function fatos({ atual, dados, simulacao }: Registro, rotulos: Rotulos): Definition[] {
  const valor = (campo: string): string => rotulos.valor(undefined, campo, dados[campo] ?? null)
  const mes = simulacao?.diferencaMesCentavos ?? null
  return [
    { label: 'De', value: simulacao?.antes.local ?? atual.posto },
    { label: 'Para', value: simulacao?.depois.local ?? valor('postoId') },
    { label: 'A partir de', value: valor('vigencia') },
    { label: 'Volta em', value: valor('retorno') },
    { label: 'Por mês', value: mes === null ? null : mes === 0 ? 'Não muda' : formatMoneyChange(mes) },
  ]
}
