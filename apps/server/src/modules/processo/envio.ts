import type { UnitOfWork } from '../../db/write.ts'
import { comparar, type RawForm } from './campos.ts'
import { findFormulario, marcarEnvio } from './formulario.ts'
import { revogarLinks } from './link.ts'
import type { Modulo } from './modulo.ts'
import type { Processo } from './repository.ts'

/** Snapshots the form as sent and revokes its correction links. Returns the changes since the last sending. */
export async function tomarEnvio<C>({ formulario }: Modulo<C>, { tx, agora }: UnitOfWork, { id }: Processo) {
  await revogarLinks(tx, id, agora)
  if (!formulario) return []
  const { dados, enviados } = await findFormulario<RawForm>(tx, id)
  await marcarEnvio(tx, id)
  return enviados ? comparar(formulario, enviados, dados) : []
}
