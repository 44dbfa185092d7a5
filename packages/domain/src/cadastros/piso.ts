import { z } from 'zod'
import { centavos, data, id, opcional } from '../br/campos.ts'
import type { Campo } from './textos.ts'

/** A floor of a cargo in a union from a date on. */
export const pisoNovo = z.strictObject({
  cargoId: id,
  sindicatoId: id,
  desde: data,
  valorCentavos: centavos.min(1, 'Informe o valor'),
  convencaoId: opcional(id),
})

export const camposDoPiso: Readonly<Record<string, Campo>> = {
  cargo_id: { label: 'Cargo', formato: { referencia: 'cargo' } },
  sindicato_id: { label: 'Sindicato', formato: { referencia: 'sindicato' } },
  desde: { label: 'A partir de', formato: 'data' },
  valor_centavos: { label: 'Piso', formato: 'dinheiro' },
  convencao_id: { label: 'Convenção', formato: { referencia: 'convencao' } },
  anulado_motivo: { label: 'Motivo da anulação' },
}
