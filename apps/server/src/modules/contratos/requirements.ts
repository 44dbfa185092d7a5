import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import type { Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga } from '../../http/versao-antiga.ts'
import { findUltimaVersao } from '../cadastros/versao.ts'
import { findNumero, lockContrato } from './repository.ts'

// What must hold before a contract is written; each throws the failure that the person is told.

export async function requireNumeroLivre(tx: Tx, numero: string, menos: number | null): Promise<void> {
  if (await findNumero(tx, numero, menos))
    throw failure('em_uso', {
      mensagem: `Já existe um contrato com o número ${numero}.`,
      campos: { 'dados.numero': 'Já existe um contrato com este número' },
    })
}

/** The union stands for employees and is in use, or the one that the contract has already. */
export async function requireSindicato(
  tx: Tx,
  {
    id,
    campo,
    atual = null,
  }: { readonly id: number; readonly campo: string; readonly atual?: number | null },
): Promise<void> {
  const achado = await tx
    .selectFrom('sindicato')
    .select('id')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('ativo', '=', true).and('tipo', 'in', sindicatosDeEmpregados), eb('id', '=', atual ?? 0)]),
    )
    .executeTakeFirst()
  if (!achado) throw failure('validacao', { campos: { [campo]: 'Escolha um sindicato da lista' } })
}

/** Who answers for the contract uses the system, or is the one who does already. */
export async function requireGestor(
  tx: Tx,
  id: number | undefined,
  atual: number | null = null,
): Promise<void> {
  if (id === undefined || id === atual) return
  const achado = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst()
  if (!achado) throw failure('validacao', { campos: { 'dados.gestorId': 'Escolha um usuário da lista' } })
}

export type ContratoAberto = NonNullable<Awaited<ReturnType<typeof lockContrato>>>

/** The contract, locked, in the version that the person saw. Throws 404 or 409. */
export async function abrirContrato(
  tx: Tx,
  { id, versao }: { readonly id: number; readonly versao: number },
  ator: Ator,
  fuso: string,
): Promise<ContratoAberto> {
  const contrato = await lockContrato(tx, id, ator)
  if (!contrato) throw failure('nao_encontrado')
  if (contrato.versao === versao) return contrato
  throw versaoAntiga(await findUltimaVersao(tx, 'contrato', id), fuso)
}
