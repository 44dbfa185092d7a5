import { createHash, randomBytes, randomInt } from 'node:crypto'
import {
  avisosDaEmergencia,
  formatLacre,
  LOGIN_DE_EMERGENCIA,
  NOME_DE_EMERGENCIA,
  TAMANHO_DO_LACRE,
} from '@rh/domain/acesso/emergencia'
import { ADMINISTRADOR } from '@rh/domain/usuarios/aberturas'
import { ALFABETO_DO_CODIGO } from '@rh/domain/usuarios/codigo'
import { alertas, pessoasDosGrupos } from '../../../alertas/alertas.ts'
import { isoDe } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import { failure } from '../../../http/failure.ts'
import { hashSenha } from '../senha.ts'
import { encerrarSessoes } from '../sessao.ts'

/** Who seals: an administrator, or who runs the server. */
export interface QuemLacra {
  readonly id: number | null
  readonly nome: string
}

const sortear = (): string =>
  Array.from(
    { length: TAMANHO_DO_LACRE },
    () => ALFABETO_DO_CODIGO[randomInt(ALFABETO_DO_CODIGO.length)] ?? '',
  ).join('')

/** What is left of a seal that was used or taken away. */
export const SEM_LACRE = { resumo: null, lacradoEm: null, lacradoPor: null, guardadoEm: null } as const

/** A plain digest keeps what nobody chose and nobody guesses. */
export const resumoDoLacre = (codigo: string): Buffer => createHash('sha256').update(codigo).digest()

/** Seals a code in place of the one before, and answers it as it is printed: the only time it is known. */
export async function lacrar(work: UnitOfWork, quem: QuemLacra, onde: string): Promise<string> {
  const { tx, agora } = work
  const codigo = sortear()
  const usuarioId = await contaDeEmergencia(tx)
  const lacre = {
    resumo: resumoDoLacre(codigo),
    lacradoEm: isoDe(agora),
    lacradoPor: quem.id,
    guardadoEm: onde,
  }
  await tx
    .insertInto('acessoEmergencia')
    .values({ usuarioId, ...lacre })
    .onConflict((oc) => oc.column('id').doUpdateSet(lacre))
    .execute()
  await avisarAdministradores(work, quem, avisosDaEmergencia.lacrado(quem.nome, onde))
  return formatLacre(codigo)
}

/** Takes the access away, and whoever is in by it. */
export async function retirar(work: UnitOfWork, quem: QuemLacra, motivo: string): Promise<boolean> {
  const { tx, agora } = work
  const acesso = await tx
    .updateTable('acessoEmergencia')
    .set(SEM_LACRE)
    .returning('usuarioId')
    .executeTakeFirst()
  if (!acesso) return false
  await encerrarSessoes(tx, { usuarioId: acesso.usuarioId }, agora)
  await avisarAdministradores(work, quem, avisosDaEmergencia.retirado(quem.nome, motivo))
  return true
}

async function avisarAdministradores(work: UnitOfWork, quem: QuemLacra, texto: string): Promise<void> {
  const administradores = await pessoasDosGrupos(work.tx, [ADMINISTRADOR], [])
  await alertas.avisar(work, {
    usuarioIds: administradores.filter((id) => id !== quem.id),
    assunto: 'sistema',
    icone: 'warning',
    texto,
  })
}

/**
 * The account, made with the first seal. It stays deactivated: no password, code or provider opens it, nobody is told
 * anything in its name, and it never counts as an administrator that is left.
 */
async function contaDeEmergencia(tx: Tx): Promise<number> {
  const acesso = await tx.selectFrom('acessoEmergencia').select('usuarioId').forUpdate().executeTakeFirst()
  if (acesso) return acesso.usuarioId
  const criada = await tx
    .insertInto('usuario')
    .values({
      usuario: LOGIN_DE_EMERGENCIA,
      nome: NOME_DE_EMERGENCIA,
      // Never written to: its domain is one that does not exist (RFC 2606).
      email: `${LOGIN_DE_EMERGENCIA}@acesso.invalid`,
      senhaHash: await hashSenha(randomBytes(32).toString('base64')),
      ativo: false,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!criada)
    throw failure('transicao_invalida', {
      mensagem: `Já existe um usuário com o login ${LOGIN_DE_EMERGENCIA}.`,
      acao: 'Mude o login dele em Usuários e lacre o código de novo.',
    })
  const grupos = await tx.selectFrom('grupo').select('id').where('nome', '=', ADMINISTRADOR).execute()
  await tx
    .insertInto('usuarioGrupo')
    .values(grupos.map(({ id: grupoId }) => ({ usuarioId: criada.id, grupoId })))
    .execute()
  return criada.id
}
