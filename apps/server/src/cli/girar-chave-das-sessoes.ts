import { systemClock } from '../clock.ts'
import { loadConfig, type Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import { encerrarTudo, girarChaveDeSessao, situacaoDasChaves } from '../modules/auth/girar-chaves.ts'
import { withDatabase } from './com-banco.ts'
import { readOneOption, runCommand } from './terminal.ts'

// npm run girar-chave-das-sessoes: another key signs sessions and links, whether the system is in use or stopped.

const HELP = `Uso: npm run girar-chave-das-sessoes [-- --encerrar-tudo | --situacao]
  Sem opções, anuncia uma chave nova, que em instantes assina sessões e links. Ninguém sai do sistema: o que a chave de
  antes assinou vale até vencer. --encerrar-tudo é para quando alguém pode ter a chave: a nova assina já, e todos, também
  os candidatos, entram de novo. --situacao só mostra as chaves.`

const OPTIONS = {
  'encerrar-tudo': { type: 'boolean' },
  situacao: { type: 'boolean' },
} as const

type Situacao = Awaited<ReturnType<typeof situacaoDasChaves>>[number]

function papelDa({ assina, assinaDesde, aceita, aceitaAte }: Situacao, fuso: string): string {
  const quando = (instante: string): string =>
    Temporal.Instant.from(instante).toLocaleString('pt-BR', {
      timeZone: fuso,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
  if (assina) return 'assina'
  if (!aceita) return 'não é mais aceita; fica para reconhecer o que candidatos enviaram'
  if (aceitaAte !== null) return `aceita até ${quando(aceitaAte)}`
  return `assina a partir de ${quando(assinaDesde ?? '')}`
}

async function mostrar(db: Db, { empresaFuso }: Config): Promise<void> {
  for (const chave of await situacaoDasChaves({ db, clock: systemClock }))
    console.log(`Chave ${chave.kid.slice(0, 8)}: ${papelDa(chave, empresaFuso)}.`)
}

async function girar(db: Db, config: Config): Promise<void> {
  const { assinaDesde } = await girarChaveDeSessao({ db, clock: systemClock, config })
  const segundos = Math.round(Temporal.Instant.from(assinaDesde).since(systemClock.agora()).total('seconds'))
  console.log(
    `A chave nova assina dentro de ${segundos} segundos, em todos os servidores. Ninguém precisa entrar de novo.`,
  )
}

async function encerrar(db: Db): Promise<void> {
  const { sessoes } = await encerrarTudo({ db, clock: systemClock })
  console.log(
    `A chave nova já assina. Sessões encerradas: ${sessoes.toLocaleString('pt-BR')}. Links de correção enviados antes não valem mais.`,
  )
}

await runCommand(async () => {
  const options = readOneOption(OPTIONS, HELP)
  const config = loadConfig(process.env)
  return withDatabase(config, async (db) => {
    if (options['encerrar-tudo']) await encerrar(db)
    else if (!options.situacao) await girar(db, config)
    await mostrar(db, config)
    return 0
  })
})
