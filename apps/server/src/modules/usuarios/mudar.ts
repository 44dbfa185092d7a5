import type { Horario } from '@rh/domain/acesso/janela'
import type { Grupo } from '@rh/domain/setores/grupos'
import { avisosDosProprios } from '@rh/domain/usuarios/avisos'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { sucederNosGrupos } from '../conversas/grupo.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { saveContratos, saveGrupos, saveHorarios } from './acessos.ts'
import { comAdministrador } from './administradores.ts'
import { saveDados, type Dados } from './dados.ts'
import { fecharPortas } from './fechar-portas.ts'
import { abrirUsuario, avancarVersao, requireAceite, type DaVersao } from './registro.ts'
import { refuseQuemSaiu, requireQuemFica } from './quem-saiu.ts'

type ComAceite = DaVersao & { readonly alertasAceitos?: readonly string[] | undefined }

/**
 * Data and contracts in scope, whichever of them came. Answers whether the contracts are others. What decides who
 * enters as whom and sees what – login, e-mail, contracts – asks for the password; name and telephone do not.
 */
export async function atualizar(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  fuso: string,
  mudanca: DaVersao & {
    readonly dados?: Dados | undefined
    readonly contratoIds?: readonly number[] | undefined
  },
): Promise<boolean> {
  if (mudanca.contratoIds !== undefined) requireSenhaConfirmada(ator, agora)
  const usuario = await abrirUsuario(tx, mudanca, fuso)
  if (mudanca.dados && mudaEntrada(usuario, mudanca.dados)) requireSenhaConfirmada(ator, agora)
  if (mudanca.dados && usuario.ativo && mudanca.dados.vinculoId !== usuario.vinculoId)
    await requireQuemFica(tx, mudanca.dados.vinculoId, hojeEm(agora, fuso))
  const dados = mudanca.dados !== undefined && (await saveDados(tx, usuario, mudanca.dados))
  const contratos =
    mudanca.contratoIds !== undefined && (await saveContratos(tx, usuario.id, mudanca.contratoIds))
  if (dados || contratos) await avancarVersao(tx, usuario.id)
  return contratos
}

type Entrada = Pick<Dados, 'usuario' | 'email' | 'vinculoId'>

/** Whether another name would enter, or enter as another employee. */
const mudaEntrada = (atual: Entrada, novo: Entrada): boolean =>
  atual.usuario !== novo.usuario || atual.email !== novo.email || atual.vinculoId !== novo.vinculoId

/** Answers whether anything changed. */
export async function mudarGrupos(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { empresaFuso: fuso, metodoLogin }: Config,
  mudanca: ComAceite & { readonly grupos: readonly Grupo[] },
): Promise<boolean> {
  requireSenhaConfirmada(ator, agora)
  if (mudanca.id === ator.id) requireAceite(avisosDosProprios.grupos(mudanca.grupos), mudanca.alertasAceitos)
  return comAdministrador(tx, metodoLogin, async () => {
    await abrirUsuario(tx, mudanca, fuso)
    const mudou = await saveGrupos(tx, mudanca.id, mudanca.grupos)
    if (mudou) await avancarVersao(tx, mudanca.id)
    return mudou
  })
}

/** Answers whether anything changed. */
export async function mudarHorarios(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { empresaFuso: fuso, metodoLogin }: Config,
  mudanca: ComAceite & { readonly horarios: readonly Horario[] },
): Promise<boolean> {
  requireSenhaConfirmada(ator, agora)
  if (mudanca.id === ator.id)
    requireAceite(avisosDosProprios.horarios(mudanca.horarios, agora, fuso), mudanca.alertasAceitos)
  return comAdministrador(tx, metodoLogin, async () => {
    await abrirUsuario(tx, mudanca, fuso)
    const mudou = await saveHorarios(tx, mudanca.id, mudanca.horarios)
    if (mudou) await avancarVersao(tx, mudanca.id)
    return mudou
  })
}

/** Closes the account and every way into it. Nothing of it is taken away, so that it can be opened again. */
export async function desativar(
  work: UnitOfWork,
  ator: Ator,
  { empresaFuso: fuso, metodoLogin }: Config,
  mudanca: ComAceite & { readonly motivo: string },
): Promise<void> {
  const { tx, agora } = work
  const { id: usuarioId, motivo } = mudanca
  requireSenhaConfirmada(ator, agora)
  if (usuarioId === ator.id) requireAceite(avisosDosProprios.desativacao(), mudanca.alertasAceitos)
  await comAdministrador(tx, metodoLogin, async () => {
    const { ativo } = await abrirUsuario(tx, mudanca, fuso)
    if (!ativo) throw failure('transicao_invalida', { mensagem: 'Este usuário já está desativado.' })
    const desativacao = { desativadoEm: isoDe(agora), desativadoPor: ator.id, desativadoMotivo: motivo }
    await tx
      .updateTable('usuario')
      .set({ ativo: false, ...desativacao })
      .where('id', '=', usuarioId)
      .execute()
    await avancarVersao(tx, usuarioId)
    await fecharPortas(work, [usuarioId], ator.id)
  })
}

export async function reativar(work: UnitOfWork, ator: Ator, fuso: string, mudanca: DaVersao): Promise<void> {
  const { tx, agora } = work
  requireSenhaConfirmada(ator, agora)
  const { ativo, vinculoId } = await abrirUsuario(tx, mudanca, fuso)
  if (ativo) throw failure('transicao_invalida', { mensagem: 'Este usuário já está ativo.' })
  await refuseEmergencia(tx, mudanca.id)
  await refuseQuemSaiu(tx, vinculoId, hojeEm(agora, fuso))
  const desativacao = { desativadoEm: null, desativadoPor: null, desativadoMotivo: null }
  await tx
    .updateTable('usuario')
    .set({ ativo: true, ...desativacao })
    .where('id', '=', mudanca.id)
    .execute()
  await avancarVersao(tx, mudanca.id)
  await sucederNosGrupos(work, [mudanca.id])
}

/** The account of the emergency access enters by its sealed code alone. */
async function refuseEmergencia(tx: Tx, id: number): Promise<void> {
  const acesso = await tx
    .selectFrom('acessoEmergencia')
    .select('id')
    .where('usuarioId', '=', id)
    .executeTakeFirst()
  if (!acesso) return
  throw failure('transicao_invalida', {
    mensagem: 'O acesso de emergência não se reativa: entra-se nele só com o código lacrado.',
    acao: 'Para lacrar outro código, abra Segurança.',
  })
}
