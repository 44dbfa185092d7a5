import { formatData } from '@rh/domain/br/data'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

// Whoever left signs in no more (`demissao/acessos.ts`): an account of theirs would be closed by the hour.

/** Last day of a bond that is over; null for one that goes on. */
async function findFim(tx: Tx, vinculoId: number | null, hoje: string): Promise<string | null> {
  if (vinculoId === null) return null
  const vinculo = await tx
    .selectFrom('vinculo')
    .select('dataDesligamento')
    .where('id', '=', vinculoId)
    .executeTakeFirst()
  const fim = vinculo?.dataDesligamento ?? null
  return fim !== null && fim < hoje ? fim : null
}

/** Throws where the account that is to be opened again is of who left. */
export async function refuseQuemSaiu(tx: Tx, vinculoId: number | null, hoje: string): Promise<void> {
  const fim = await findFim(tx, vinculoId, hoje)
  if (fim === null) return
  throw failure('transicao_invalida', {
    mensagem: `O contrato deste colaborador terminou em ${formatData(fim)}.`,
    acao: 'Se a pessoa voltou, ligue o usuário ao novo contrato dela em Dados; se entra sem contrato, deixe Colaborador em branco.',
  })
}

/** Throws where an account is to enter as who left. */
export async function requireQuemFica(tx: Tx, vinculoId: number | null, hoje: string): Promise<void> {
  const fim = await findFim(tx, vinculoId, hoje)
  if (fim === null) return
  throw failure('validacao', {
    campos: {
      vinculoId: `O contrato deste colaborador terminou em ${formatData(fim)}: o acesso seria encerrado`,
    },
  })
}
