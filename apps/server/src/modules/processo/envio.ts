import type { UnitOfWork } from '../../db/write.ts'
import { comparar, type RawForm } from './campos.ts'
import { findFormulario, marcarEnvio } from './formulario.ts'
import { revogarLinks } from './link.ts'
import type { Modulo } from './modulo.ts'
import type { Processo } from './repository.ts'

/** Remembers the form as it is sent, and ends the links that asked for it. Answers what changed since the last time. */
export async function tomarEnvio<C>({ formulario }: Modulo<C>, { tx, agora }: UnitOfWork, { id }: Processo) {
  await revogarLinks(tx, id, agora)
  if (!formulario) return []
  const { dados, enviados } = await findFormulario<RawForm>(tx, id)
  await marcarEnvio(tx, id)
  return enviados ? comparar(formulario, enviados, dados) : []
}
