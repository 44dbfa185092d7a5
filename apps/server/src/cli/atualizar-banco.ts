import { existsSync } from 'node:fs'
import { atualizar, type Etapa } from '../atualizacao/atualizar.ts'
import { pastasDe, retomarTroca } from '../atualizacao/pastas.ts'
import { programasDe, programasDoPacote } from '../atualizacao/programas.ts'
import { loadConfig } from '../config.ts'
import { findBinaries } from '../postgres/binaries.ts'
import { majorOf } from '../postgres/data-folder.ts'
import { acquireLock } from '../postgres/lock.ts'
import { runAs } from '../postgres/run-as.ts'
import { StartupError } from '../startup-error.ts'
import { readOptions, runCommand } from './terminal.ts'

// npm run atualizar-banco: takes the embedded database to the PostgreSQL that this version comes with.

const HELP = `Uso: npm run atualizar-banco [-- --programas /usr/lib/postgresql/17/bin]
  Com o sistema parado, leva o banco embutido ao PostgreSQL desta versão. --programas diz onde estão os programas do
  PostgreSQL que o fez; sem isso, são obtidos pelo npm. O banco de antes fica guardado ao lado do novo.`

const OPTIONS = { programas: { type: 'string' } } as const

const ditas: Readonly<Record<Etapa, string | null>> = {
  copiar: 'Copiando o banco…',
  conferir: 'Lendo a cópia inteira e conferindo a trilha de auditoria…',
  levar: 'Levando os dados ao PostgreSQL novo…',
  comparar: 'Conferindo a trilha de auditoria no banco novo…',
  marcar: null,
  trocar: 'Trocando um banco pelo outro…',
  entre: null,
  limpar: null,
}

function acabada(guardada: string): number {
  console.log(`O banco de antes ficou em ${guardada}. Apague essa pasta quando não precisar mais dela.`)
  console.log('Pronto: inicie o sistema com npm start, e faça uma cópia com npm run backup.')
  return 0
}

/** Ends what was cut off while one database took the place of the other. */
function retomar(dataDir: string): string | null {
  const soltar = acquireLock(dataDir)
  try {
    return retomarTroca(dataDir)
  } finally {
    soltar()
  }
}

await runCommand(async () => {
  const { programas } = readOptions(OPTIONS, HELP)
  const config = loadConfig(process.env)
  if (config.databaseUrl !== undefined)
    throw new StartupError('Com DATABASE_URL, o PostgreSQL é atualizado no próprio servidor.')
  const { cluster } = pastasDe(config.dadosDir)
  const retomada = existsSync(config.dadosDir) ? retomar(config.dadosDir) : null
  if (retomada !== null) return acabada(retomada)
  if (!existsSync(cluster)) throw new StartupError(`Não há banco em ${cluster}.`)
  const user = runAs()
  const [de, para] = [majorOf(cluster), findBinaries(user).major]
  if (de === para) {
    console.log(`O banco já é do PostgreSQL ${para}: não há o que atualizar.`)
    return 0
  }
  if (Number(de) > Number(para))
    throw new StartupError(`O banco é do PostgreSQL ${de}, mais novo que o ${para} desta versão do sistema.`)
  const antigos =
    programas === undefined ? await programasDoPacote(user, de, config.dadosDir) : programasDe(programas, de)
  const momento = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const onEtapa = (etapa: Etapa): void => {
    if (ditas[etapa] !== null) console.log(ditas[etapa])
  }
  const { guardada, levado } = await atualizar({ config, antigos, user, momento, onEtapa })
  if (levado)
    console.log(
      `${levado.tabelas} tabelas, ${levado.linhas.toLocaleString('pt-BR')} linhas e ` +
        `${levado.elos.toLocaleString('pt-BR')} registros da trilha são os mesmos no PostgreSQL ${para}.`,
    )
  return acabada(guardada)
})
