import { z } from 'zod'
import { id, idParam, instante, opcional, telefone, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { listaAlteracoesUsuario, listaUsuarios, situacoesUsuario } from '../listas/usuarios.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { grupos } from '../setores/grupos.ts'
import { emailDeAcesso, horariosSemanais, login } from '../usuarios/campos.ts'
import { usuario } from './auth.ts'
import { sessaoAberta } from './conta.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { exportacao } from './exportacao.ts'

const GRUPOS_MAX = grupos.length
const CONTRATOS_MAX = 500
/** A release is an exception: what lasts longer belongs in the schedule. */
export const LIBERACAO_MAX_DIAS = 7

/** Who the user is. */
export const dadosDoUsuario = z.strictObject({
  nome: textoObrigatorio(70, 3),
  usuario: login,
  email: emailDeAcesso,
  telefone: opcional(telefone),
  /** The employee who signs in with it; null for who is not one. */
  vinculoId: id.nullable(),
})

const gruposDoUsuario = z.array(z.enum(grupos, 'Grupo desconhecido')).max(GRUPOS_MAX)
const contratosDoUsuario = z.array(id).max(CONTRATOS_MAX)

export const novoUsuario = dadosDoUsuario.extend({
  grupos: gruposDoUsuario,
  horarios: horariosSemanais,
  contratoIds: contratosDoUsuario,
})

const daVersao = { id, versao }
const alertasAceitos = z.array(textoObrigatorio(60)).max(10).optional()
const motivo = textoObrigatorio(300, 10)

const situacao = z.enum(codigosDe(situacoesUsuario))
const quem = z.string().nullable()

export const usuarioResumo = z.object({
  id: z.int(),
  nome: z.string(),
  usuario: z.string(),
  email: z.string(),
  situacao,
  grupos: z.array(z.enum(grupos)),
  /** Windows of today, by the weekly schedule. */
  hoje: usuario.shape.Horarios,
  /** The schedule has no window at all: nobody gets in with it. */
  semHorarios: z.boolean(),
  /** Sees only assigned contracts, and has none. */
  semContratos: z.boolean(),
  primeiroAcesso: z.boolean(),
  /** Has a second factor. */
  segundoFator: z.boolean(),
  liberadoAte: instante.nullable(),
  ultimoAcesso: instante.nullable(),
  sessoes: z.int(),
})
export type UsuarioResumo = z.output<typeof usuarioResumo>

const liberacao = z.object({
  id: z.int(),
  ate: instante,
  motivo: z.string(),
  concedidaPor: quem,
  criadaEm: instante,
  revogadaEm: instante.nullable(),
  revogadaPor: quem,
  vigente: z.boolean(),
})

export const usuarioDetalhe = z.object({
  id: z.int(),
  versao: z.int(),
  nome: z.string(),
  usuario: z.string(),
  email: z.string(),
  telefone: z.string().nullable(),
  foto: z.string().nullable(),
  situacao,
  /** Waits for the code with which the person chooses the password. */
  primeiroAcesso: z.boolean(),
  /** The person who asks. */
  proprio: z.boolean(),
  criadoEm: instante,
  ultimoAcesso: instante.nullable(),
  vinculo: z.object({ id: z.int(), nome: z.string(), matricula: z.string() }).nullable(),
  grupos: z.array(z.enum(grupos)),
  Horarios: usuario.shape.Horarios,
  contratoIds: z.array(z.int()),
  desativacao: z.object({ em: instante, por: quem, motivo: z.string().nullable() }).nullable(),
  /** A code that was made and not used yet. The code itself is shown once, when it is made. */
  codigo: z.object({ expiraEm: instante, criadoEm: instante, criadoPor: quem }).nullable(),
  /** The second factor, where there is one, and whether the company asks it of this user. */
  segundoFator: z.object({
    exigido: z.boolean(),
    app: z.object({ criadoEm: instante, usadoEm: instante.nullable() }).nullable(),
    /** How many passkeys. */
    chaves: z.int(),
  }),
  liberacoes: z.array(liberacao),
})
export type UsuarioDetalhe = z.output<typeof usuarioDetalhe>

/** One save, in words: what it was and each thing that changed. */
export const alteracaoUsuario = z.object({
  id: z.int(),
  em: instante,
  /** Who did it; null for the system. */
  autor: quem,
  ip: z.string().nullable(),
  titulo: z.string(),
  linhas: z.array(z.object({ campo: z.string(), de: z.string().nullable(), para: z.string().nullable() })),
})
export type AlteracaoUsuario = z.output<typeof alteracaoUsuario>

const codigoNovo = z.object({ codigo: z.string(), expiraEm: instante })
const params = z.strictObject({ id: idParam })
const TAG = 'Usuários'
const access = views('usuarios.listar')

export const usuariosContract = {
  'GET /api/usuarios/listar': endpoint({
    tag: TAG,
    summary: 'Os usuários, com grupos, janela de hoje, último acesso e sessões abertas',
    access,
    query: listQuery(listaUsuarios),
    response: listReply(usuarioResumo).extend({ contagens: z.record(situacao, z.int()) }),
  }),
  'GET /api/usuarios/exportar': exportacao(listaUsuarios, { tag: TAG, access }),
  'GET /api/usuarios/contratos': endpoint({
    tag: TAG,
    summary: 'Os contratos que um usuário pode ter no escopo',
    access,
    response: z.object({
      results: z.array(
        z.object({
          id: z.int(),
          numero: z.string(),
          cliente: z.string(),
          objeto: z.string(),
          encerrado: z.boolean(),
        }),
      ),
    }),
  }),
  'GET /api/usuarios/:id': endpoint({
    tag: TAG,
    summary: 'Um usuário: dados, grupos, horários, contratos, código e liberações',
    access,
    params,
    response: usuarioDetalhe,
  }),
  'GET /api/usuarios/sessoes/:id': endpoint({
    tag: TAG,
    summary: 'As sessões abertas de um usuário',
    access,
    params,
    response: z.object({ results: z.array(sessaoAberta) }),
  }),
  'GET /api/usuarios/alteracoes/:id': endpoint({
    tag: TAG,
    summary: 'Tudo o que mudou em um usuário, em palavras',
    access,
    params,
    query: listQuery(listaAlteracoesUsuario),
    response: listReply(alteracaoUsuario),
  }),
  'POST /api/usuarios/novo': endpoint({
    tag: TAG,
    summary: 'Cria um usuário e o código com que a pessoa cria a senha; dar grupos pede a senha confirmada',
    access: views('usuarios.novo'),
    body: novoUsuario,
    status: 201,
    response: codigoNovo.extend({ id: z.int() }),
  }),
  'PUT /api/usuarios/atualizar': endpoint({
    tag: TAG,
    summary:
      'Altera os dados ou os contratos no escopo; contratos, login, e-mail e colaborador pedem a senha confirmada',
    access,
    body: z.strictObject({
      ...daVersao,
      dados: dadosDoUsuario.optional(),
      contratoIds: contratosDoUsuario.optional(),
    }),
    response: usuarioDetalhe,
  }),
  'PUT /api/usuarios/grupos': endpoint({
    tag: TAG,
    summary: 'Troca os grupos de um usuário; pede a senha confirmada',
    access,
    body: z.strictObject({ ...daVersao, grupos: gruposDoUsuario, alertasAceitos }),
    response: usuarioDetalhe,
  }),
  'PUT /api/usuarios/horarios': endpoint({
    tag: TAG,
    summary: 'Troca os horários da semana; vale já para as sessões abertas e pede a senha confirmada',
    access,
    body: z.strictObject({ ...daVersao, horarios: horariosSemanais, alertasAceitos }),
    response: usuarioDetalhe,
  }),
  'POST /api/usuarios/desativar': endpoint({
    tag: TAG,
    summary: 'Desativa um usuário e encerra suas sessões; pede a senha confirmada',
    access,
    body: z.strictObject({ ...daVersao, motivo, alertasAceitos }),
    response: usuarioDetalhe,
  }),
  'POST /api/usuarios/reativar': endpoint({
    tag: TAG,
    summary: 'Reativa um usuário com os grupos e horários que tinha; pede a senha confirmada',
    access,
    body: z.strictObject(daVersao),
    response: usuarioDetalhe,
  }),
  'POST /api/usuarios/retirar-fator': endpoint({
    tag: TAG,
    summary:
      'Retira o segundo passo de quem perdeu o aparelho e encerra suas sessões; pede a senha confirmada',
    access,
    body: z.strictObject({ ...daVersao, motivo }),
    response: usuarioDetalhe,
  }),
  'POST /api/usuarios/codigo': endpoint({
    tag: TAG,
    summary: 'Gera o código de uso único com que a pessoa cria outra senha; pede a senha confirmada',
    access,
    body: z.strictObject({ id }),
    response: codigoNovo,
    perMinute: 60,
  }),
  'POST /api/usuarios/liberar': endpoint({
    tag: TAG,
    summary: 'Libera o acesso fora do horário até um momento, com o motivo; pede a senha confirmada',
    access,
    body: z.strictObject({ id, ate: instante, motivo }),
    response: usuarioDetalhe,
  }),
  'POST /api/usuarios/revogar-liberacao': endpoint({
    tag: TAG,
    summary: 'Encerra antes do fim uma liberação fora do horário',
    access,
    body: z.strictObject({ id, liberacaoId: id }),
    response: usuarioDetalhe,
  }),
  'POST /api/usuarios/encerrar-sessoes': endpoint({
    tag: TAG,
    summary: 'Encerra uma sessão de um usuário, ou todas',
    access,
    body: z.strictObject({ id, sessaoId: z.uuid().optional() }),
    response: z.object({ sessoesEncerradas: z.int() }),
  }),
} as const satisfies Contract
