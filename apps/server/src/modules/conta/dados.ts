import { sql } from 'kysely'
import type { z } from 'zod'
import type { contaContract } from '@rh/domain/contract/conta'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'

type Dados = z.output<NonNullable<(typeof contaContract)['PUT /api/conta/atualizar']['body']>>

/** Saves the person's own data. The e-mail is also a way to sign in: another one asks for the password. */
export async function saveDados({ tx, agora }: UnitOfWork, ator: Ator, dados: Dados): Promise<void> {
  const { versao, nome, email, telefone = null } = dados
  if (email !== ator.email) {
    requireSenhaConfirmada(ator, agora)
    if (await emailOcupado(tx, ator.id, email))
      throw failure('em_uso', { campos: { email: 'Este e-mail já é usado por outra pessoa' } })
  }
  const salvo = await tx
    .updateTable('usuario')
    .set({ nome, email, telefone, versao: sql`versao + 1` })
    .where('id', '=', ator.id)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst()
  if (!salvo)
    throw failure('versao_antiga', {
      mensagem: 'Seus dados foram alterados em outra janela ou pelo administrador.',
    })
}

/** Taken as e-mail or as login: a login form accepts either, so they share one space of names. */
async function emailOcupado(tx: Tx, id: number, email: string): Promise<boolean> {
  const outro = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('email', '=', email), eb('usuario', '=', email)]))
    .executeTakeFirst()
  return outro !== undefined
}
