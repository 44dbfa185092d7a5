import { dadosDoLacre } from '@rh/domain/contract/emergencia'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { startDatabase } from '../database.ts'
import { openDb, type Db } from '../db/db.ts'
import { prepareDatabase } from '../db/roles.ts'
import { writeAsSystem } from '../db/write.ts'
import { Failure } from '../http/failure.ts'
import { lacrar, retirar, type QuemLacra } from '../modules/auth/emergencia/lacre.ts'
import { sincronizarReferencias } from '../seed/referencias.ts'
import { StartupError } from '../startup-error.ts'

const COMANDO = 'npm run acesso-de-emergencia'
const QUEM: QuemLacra = { id: null, nome: 'Quem opera o servidor' }

async function run(db: Db, [onde = '']: readonly string[]): Promise<string> {
  const meios = { db, clock: systemClock }
  if (onde === '--retirar')
    return (await writeAsSystem(meios, COMANDO, (work) => retirar(work, QUEM, `comando ${COMANDO}`)))
      ? 'Acesso de emergência retirado.'
      : 'Não há acesso de emergência.'
  const codigo = await writeAsSystem(meios, COMANDO, (work) => lacrar(work, QUEM, onde))
  return [
    'Código do acesso de emergência, que aparece só agora:',
    `  ${codigo}`,
    'Imprima, ponha em um envelope lacrado e guarde fora do servidor. Vale uma vez.',
    'Para entrar: abra /auth/emergencia no endereço do sistema. Todos os administradores são avisados.',
  ].join('\n')
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const { success } = dadosDoLacre.safeParse({ onde: args[0] })
  if (!success)
    throw new StartupError(
      `Diga onde o envelope vai ficar: ${COMANDO} -- "cofre da diretoria"\nPara retirar o acesso: ${COMANDO} -- --retirar`,
    )
  await using resources = new AsyncDisposableStack()
  const config = loadConfig(process.env)
  const server = await startDatabase(config, console.error)
  resources.defer(() => server.stop())
  await prepareDatabase(server)
  const db = openDb({ ...server.application, max: 1 })
  resources.defer(() => db.destroy())
  await sincronizarReferencias(db)
  console.log(await run(db, args))
}

try {
  await main()
} catch (error) {
  if (error instanceof Failure) console.error(error.detalhes.mensagem, error.detalhes.acao)
  else if (error instanceof StartupError) console.error(error.message)
  else throw error
  process.exitCode = 1
}
