import { senhaNova } from '@rh/domain/contract/auth'
import { emailDeAcesso, login } from '@rh/domain/usuarios/campos'
import { sql } from 'kysely'
import { z } from 'zod'
import { loadConfig } from '../config.ts'
import { startDatabase } from '../database.ts'
import { type Db, openDb, type Tx } from '../db/db.ts'
import { prepareDatabase } from '../db/roles.ts'
import { motivoSenhaRecusada } from '../modules/auth/senha-recusada.ts'
import { hashSenha } from '../modules/auth/senha.ts'
import { consultaDeVazadas, type ConsultaDeVazadas } from '../modules/auth/vazadas/servico.ts'
import { sincronizarReferencias } from '../seed/referencias.ts'
import { semanaInteira } from '../seed/usuarios.ts'
import { errorCode, StartupError } from '../startup-error.ts'
import { openTerminal } from './perguntar.ts'

const GRUPO = 'Administrador'
const UNIQUE_VIOLATION = '23505'

/** What is asked, and the variable that answers it where nobody is at the terminal. */
const questions = {
  nome: { text: 'Nome completo: ', variable: 'ADMIN_NOME' },
  email: { text: 'E-mail: ', variable: 'ADMIN_EMAIL' },
  usuario: { text: 'Usuário (login): ', variable: 'ADMIN_USUARIO' },
  senha: { text: 'Senha (não aparece ao digitar): ', variable: 'ADMIN_SENHA' },
} as const

const schema = z.object({
  nome: z.string().trim().min(1, 'Informe o nome').max(100),
  email: emailDeAcesso,
  usuario: login,
  senha: senhaNova,
})
type Admin = z.output<typeof schema>

async function readAnswers(): Promise<Record<keyof typeof questions, string>> {
  using terminal = openTerminal()
  const answers = { nome: '', email: '', usuario: '', senha: '' }
  for (const name of Object.keys(answers) as (keyof typeof questions)[]) {
    const { text, variable } = questions[name]
    const given = process.env[variable]
    if (given === undefined && !process.stdin.isTTY) {
      const variables = Object.values(questions).map((question) => question.variable)
      throw new StartupError(`Sem terminal para perguntar: informe ${variables.join(', ')}.`)
    }
    answers[name] = given ?? (await (name === 'senha' ? terminal.askSecret(text) : terminal.ask(text)))
  }
  return answers
}

async function askAdmin(senhaVazada: ConsultaDeVazadas): Promise<Admin> {
  const result = schema.safeParse(await readAnswers())
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `- ${path.join('.')}: ${message}`)
    throw new StartupError(`Dados inválidos:\n${lines.join('\n')}`)
  }
  const { nome, email, usuario, senha } = result.data
  const weakness = await motivoSenhaRecusada({ senhaVazada }, senha, [nome, email, usuario])
  if (weakness !== null) throw new StartupError(`${weakness}.`)
  return result.data
}

async function refuseSecond(db: Db): Promise<void> {
  const existing = await db
    .selectFrom('usuario')
    .innerJoin('usuarioGrupo', 'usuarioGrupo.usuarioId', 'usuario.id')
    .innerJoin('grupo', 'grupo.id', 'usuarioGrupo.grupoId')
    .where('grupo.nome', '=', GRUPO)
    .where('usuario.ativo', '=', true)
    .select('usuario.usuario')
    .executeTakeFirst()
  if (existing === undefined) return
  throw new StartupError(
    `Já existe um administrador (${existing.usuario}); é ele quem cria os outros usuários, na tela Usuários.\n` +
      'Se ninguém mais tem acesso, repita com: npm run criar-admin -- --forcar',
  )
}

async function insert(tx: Tx, { nome, email, usuario }: Admin, senhaHash: string): Promise<void> {
  await sql`select set_config('rh.requisicao', 'npm run criar-admin', true)`.execute(tx)
  const { id: usuarioId } = await tx
    .insertInto('usuario')
    .values({ nome, email, usuario, senhaHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  const grupos = await tx.selectFrom('grupo').select('id').where('nome', '=', GRUPO).execute()
  await tx
    .insertInto('usuarioGrupo')
    .values(grupos.map(({ id: grupoId }) => ({ usuarioId, grupoId })))
    .execute()
  // Whoever sets the schedules must not be locked out by one.
  await tx
    .insertInto('horario')
    .values(semanaInteira.map((janela) => ({ usuarioId, ...janela })))
    .execute()
}

async function createAdmin(db: Db, senhaVazada: ConsultaDeVazadas): Promise<string> {
  await sincronizarReferencias(db)
  if (!process.argv.includes('--forcar')) await refuseSecond(db)
  const admin = await askAdmin(senhaVazada)
  const senhaHash = await hashSenha(admin.senha)
  try {
    await db.transaction().execute((tx) => insert(tx, admin, senhaHash))
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    throw new StartupError('Já existe um usuário com este login ou e-mail.')
  }
  return admin.usuario
}

async function main(): Promise<void> {
  await using resources = new AsyncDisposableStack()
  const config = loadConfig(process.env)
  const server = await startDatabase(config, console.error)
  resources.defer(() => server.stop())
  await prepareDatabase(server)
  const db = openDb({ ...server.application, max: 1 })
  resources.defer(() => db.destroy())
  const senhaVazada = consultaDeVazadas(config.senhasVazadas, () =>
    console.error(
      'O serviço de senhas vazadas não respondeu; a senha foi conferida só com a lista do sistema.',
    ),
  )
  console.log(`Administrador criado. Entre com o usuário ${await createAdmin(db, senhaVazada)}.`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
