import { sql } from 'kysely'
import { avisosDoFator } from '@rh/domain/usuarios/avisos'
import { alertas } from '../alertas/alertas.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { startDatabase } from '../database.ts'
import { openDb, type Db } from '../db/db.ts'
import { prepareDatabase } from '../db/roles.ts'
import { writeAsSystem } from '../db/write.ts'
import { zerarFatores } from '../modules/auth/fator/fatores.ts'
import { encerrarSessoes } from '../modules/auth/sessao.ts'
import { StartupError } from '../startup-error.ts'

const COMANDO = 'npm run retirar-segundo-fator'
const POR = 'Quem opera o servidor'

/** For the last administrator who lost the phone and the codes: whoever runs the server lets them set up another. */
async function retirar(db: Db, login: string): Promise<void> {
  const retirado = await writeAsSystem({ db, clock: systemClock }, COMANDO, async (work) => {
    const { tx, agora } = work
    const usuario = await tx
      .selectFrom('usuario')
      .select('id')
      .where(sql<boolean>`${login.toLowerCase()} in (usuario, email)`)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!usuario) throw new StartupError(`Não há usuário com o login ${login}.`)
    if (!(await zerarFatores(tx, usuario.id))) return false
    await encerrarSessoes(tx, { usuarioId: usuario.id }, agora)
    const texto = avisosDoFator.zerado(POR, `comando ${COMANDO}`)
    await alertas.avisar(work, { usuarioIds: [usuario.id], assunto: 'sistema', icone: 'warning', texto })
    return true
  })
  console.log(retirado ? `Segundo passo de ${login} retirado.` : `${login} não tem segundo passo.`)
}

async function main(): Promise<void> {
  const [login] = process.argv.slice(2)
  if (!login) throw new StartupError(`Diga de quem: ${COMANDO} -- LOGIN`)
  await using resources = new AsyncDisposableStack()
  const config = loadConfig(process.env)
  const server = await startDatabase(config, console.error)
  resources.defer(() => server.stop())
  await prepareDatabase(server)
  const db = openDb({ ...server.application, max: 1 })
  resources.defer(() => db.destroy())
  await retirar(db, login)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
