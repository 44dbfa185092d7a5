import { z } from 'zod'
import { instante, texto, textoObrigatorio } from '../br/campos.ts'
import { diasSemana } from '../acesso/janela.ts'
import { tamanhoSenha } from '../acesso/senha-fraca.ts'
import { grupos } from '../setores/grupos.ts'
import { emailDeAcesso } from '../usuarios/campos.ts'
import { isCodigo, normalizarCodigo } from '../usuarios/codigo.ts'
import { autenticado, endpoint, publico, type Contract } from '../http/endpoint.ts'
import { configDaEmpresa } from './compartilhado.ts'

/** Passwords: 10 to 128 characters, any of them (ASVS 6.2); what is refused is what is easy to guess. */
export const senhaNova = z
  .string()
  .min(tamanhoSenha.min, `A senha precisa de pelo menos ${tamanhoSenha.min} caracteres`)
  .max(tamanhoSenha.max, `A senha pode ter no máximo ${tamanhoSenha.max} caracteres`)

const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)

/** The signed-in person, in the shapes of the specification (`Grupos`, `Horarios`). */
export const usuario = z.object({
  id: z.int(),
  usuario: z.string(),
  nome: z.string(),
  email: z.string(),
  Grupos: z.array(z.object({ Grupo_nome: z.enum(grupos), ID_setor: z.int() })),
  /** Sees the assigned contracts alone, and none is assigned. */
  semContratos: z.boolean(),
  Horarios: z.array(z.object({ Dia_semana: z.enum(diasSemana), Horario_entrada: hora, Horario_saida: hora })),
})
export type Usuario = z.output<typeof usuario>

export const sessaoAberta = z.object({
  accessToken: z.string(),
  user: usuario,
  /** Company time zone, in which `Horarios` are written. */
  fuso: z.string(),
  /** Minutes without use after which the session ends. */
  inatividadeMin: z.int(),
})

/** An app of codes that a person sets up. */
export const appNovo = z.object({
  /** For who types it into the app. */
  segredo: z.string(),
  /** For the picture that the app reads. */
  endereco: z.string(),
})
export type AppNovo = z.output<typeof appNovo>

/** The password was right and is not enough. */
const faltaFator = z.object({
  falta: z.object({
    /** Joins the two steps: for minutes, for one entry, in this browser. */
    bilhete: z.string(),
    /** Show the second factor, or set one up, because the company asks for it and there is none. */
    passo: z.enum(['conferir', 'cadastrar']),
    meios: z.object({
      app: z.boolean(),
      /** A passkey works at the address of the site at which it was made, and at no other. */
      chave: z.enum(['nenhuma', 'daqui', 'de_outro_endereco']),
      recuperacao: z.boolean(),
    }),
    /** Where one is to be set up: whether a passkey can be, at the address by which this was asked. */
    aceitaChaves: z.boolean(),
    /** The app to set up, where there is none; shown to the person alone, and to nobody later. */
    app: appNovo.nullable(),
    expiraEm: instante,
  }),
})
export type FaltaFator = z.output<typeof faltaFator>['falta']

/** What the password opens: the session, or the second step. */
export const entrada = z.union([sessaoAberta, faltaFator])
export type Entrada = z.output<typeof entrada>

/** An ID token; providers put groups of their own into it, so it may be long. */
const tokenDoProvedor = z.strictObject({ token: z.string().min(1, 'Campo obrigatório').max(16_384) })

export const authContract = {
  'POST /api/auth/login': endpoint({
    tag: 'Acesso',
    summary: 'Entra com usuário e senha, dentro do horário semanal; com segundo passo, dá o bilhete para ele',
    access: publico,
    body: z.strictObject({
      usuario: textoObrigatorio(60),
      senha: z.string().min(1, 'Campo obrigatório').max(128),
    }),
    response: entrada,
    // A whole office logs in at eight behind one address; guessers are slowed down by their failures.
    perMinute: 300,
  }),
  'POST /api/auth/register': endpoint({
    tag: 'Acesso',
    summary: 'Pede um cadastro, que espera a liberação do administrador',
    access: publico,
    body: z.strictObject({
      email: emailDeAcesso,
      password: senhaNova,
      firstName: textoObrigatorio(30),
      lastName: textoObrigatorio(40),
    }),
    status: 201,
    response: sessaoAberta,
    perMinute: 10,
  }),
  'POST /api/auth/codigo': endpoint({
    tag: 'Acesso',
    summary: 'Cria a senha com o código de uso único do administrador e entra, se for dentro do horário',
    access: publico,
    body: z.strictObject({
      usuario: textoObrigatorio(60),
      codigo: texto(40)
        .transform(normalizarCodigo)
        .refine(isCodigo, 'Confira o código: são 12 letras e números'),
      senha: senhaNova,
    }),
    // The password counts even outside the hours; then there is no session, and the person comes back in time.
    response: z.object({ sessao: entrada.nullable() }),
    perMinute: 60,
  }),
  'POST /api/auth/trocar': endpoint({
    tag: 'Acesso',
    summary: 'Troca o token do provedor de acesso por uma sessão do usuário com aquele e-mail',
    access: publico,
    body: tokenDoProvedor,
    response: sessaoAberta,
    perMinute: 300,
  }),
  'GET /api/auth/me': endpoint({
    tag: 'Acesso',
    summary: 'A pessoa conectada',
    access: autenticado,
    response: z.object({
      user: usuario,
      /** What every page shows of the company. */
      empresa: configDaEmpresa,
      /** Company time zone, in which every screen shows dates and times. */
      fuso: z.string(),
      /** When the session ends: the token's own end, or the end of today's hours if that comes first. */
      expiraEm: instante,
      /** Which of the two it is, for the warnings before it. */
      fimPor: z.enum(['horario', 'duracao']),
      /** Minutes without use after which the session ends. */
      inatividadeMin: z.int(),
      /** The server's clock, against which the client corrects its own. */
      agora: instante,
    }),
  }),
  'POST /api/auth/logout': endpoint({
    tag: 'Acesso',
    summary: 'Encerra a sessão',
    access: autenticado,
    response: z.object({ ok: z.literal(true) }),
  }),
  'POST /api/auth/aba': endpoint({
    tag: 'Acesso',
    summary: 'Abre uma sessão para outra aba do mesmo navegador, que termina com esta',
    access: autenticado,
    status: 201,
    response: z.object({ accessToken: z.string() }),
    perMinute: 30,
  }),
  'POST /api/auth/confirmar': endpoint({
    tag: 'Acesso',
    summary: 'Confirma a senha para ações sensíveis, por 5 minutos',
    access: autenticado,
    body: z.strictObject({ senha: texto(128) }),
    response: z.object({ confirmadaAte: instante }),
    perMinute: 20,
  }),
  'POST /api/auth/confirmar-no-provedor': endpoint({
    tag: 'Acesso',
    summary: 'Confirma ações sensíveis, por 5 minutos, com uma nova entrada no provedor de acesso',
    access: autenticado,
    body: tokenDoProvedor,
    response: z.object({ confirmadaAte: instante }),
    perMinute: 20,
  }),
} as const satisfies Contract
