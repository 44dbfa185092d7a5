import { sql } from 'kysely'
import type { z } from 'zod'
import type { dadosDoUsuario } from '@rh/domain/contract/usuarios'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import type { travarUsuario } from './registro.ts'

export type Dados = z.output<typeof dadosDoUsuario>
type Usuario = Awaited<ReturnType<typeof travarUsuario>>

/** Saves who the user is; false when nothing is different. */
export async function saveDados(tx: Tx, atual: Usuario, dados: Dados): Promise<boolean> {
  const { nome, usuario, email, telefone = null, vinculoId } = dados
  const novos = { nome, usuario, email, telefone, vinculoId }
  if (Object.entries(novos).every(([campo, valor]) => atual[campo as keyof typeof novos] === valor))
    return false
  await requireLivres(tx, dados, atual.id)
  await tx.updateTable('usuario').set(novos).where('id', '=', atual.id).execute()
  return true
}

/**
 * Login and e-mail share one space of names, because the sign-in page accepts either; and an employee has one login.
 * The unique indexes have the last word when two administrators save at once.
 */
export async function requireLivres(tx: Tx, dados: Dados, menos: number | null): Promise<void> {
  const { usuario, email, vinculoId } = dados
  const { rows } = await sql<{ id: number; usuario: string; nomes: string[]; vinculoId: number | null }>`
    select id, usuario, array[usuario, email] as nomes, vinculo_id from usuario
     where id is distinct from ${menos}
       and (usuario in (${usuario}, ${email}) or email in (${usuario}, ${email})
            or vinculo_id = ${vinculoId})`.execute(tx)
  const doVinculo = rows.find((linha) => vinculoId !== null && linha.vinculoId === vinculoId)
  const campos = {
    ...(rows.some(({ nomes }) => nomes.includes(usuario)) && {
      usuario: 'Este usuário já existe; escolha outro',
    }),
    ...(rows.some(({ nomes }) => nomes.includes(email)) && {
      email: 'Este e-mail já é usado por outra pessoa',
    }),
    ...(doVinculo && { vinculoId: `Este colaborador já entra com o usuário ${doVinculo.usuario}` }),
  }
  if (Object.keys(campos).length > 0) throw failure('em_uso', { campos })
  if (vinculoId !== null) await requireVinculo(tx, vinculoId)
}

async function requireVinculo(tx: Tx, id: number): Promise<void> {
  const vinculo = await tx.selectFrom('vinculo').select('id').where('id', '=', id).executeTakeFirst()
  if (!vinculo) throw failure('validacao', { campos: { vinculoId: 'Colaborador não encontrado' } })
}
