import { girarChaves, usoDasChaves, type UsoDaChave } from '../cifra/girar.ts'
import { loadConfig, type Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import { addKey } from '../trilha/chave.ts'
import { withDatabase } from './com-banco.ts'
import { readOneOption, runCommand } from './terminal.ts'

// npm run girar-chaves: encrypts anew, with the newest key, whether the system is in use or stopped.

const HELP = `Uso: npm run girar-chaves [-- --nova | --situacao]
  Sem opções, cifra de novo com a chave mais nova o que outra chave cifrou: contas, CIDs e aplicativos de segundo fator.
  Pode ser interrompido e repetido. --nova acrescenta antes uma chave. --situacao só mostra o que cada chave ainda guarda.`

const OPTIONS = {
  nova: { type: 'boolean' },
  situacao: { type: 'boolean' },
} as const

const quantos = (n: number, um: string, varios: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? um : varios}`

function linhaDe(
  { chave, valores, segundosFatores, assinaturas, temos }: UsoDaChave,
  i: number,
  n: number,
): string {
  const guarda = [
    quantos(valores, 'valor', 'valores'),
    quantos(segundosFatores, 'segundo fator', 'segundos fatores'),
    quantos(assinaturas, 'assinatura da trilha', 'assinaturas da trilha'),
  ].join(', ')
  const papel = temos ? (i === n - 1 ? ', a mais nova' : '') : ', QUE NÃO ESTÁ NESTE SERVIDOR'
  return `Chave ${chave}${papel}: ${guarda}.`
}

async function mostrar(db: Db): Promise<void> {
  const usos = await usoDasChaves(db)
  for (const [i, uso] of usos.entries()) console.log(linhaDe(uso, i, usos.length))
  console.log(
    'As assinaturas da trilha e os códigos de recuperação nunca mudam de chave: uma chave antiga fica para conferi-los.',
  )
}

const AVISO_A_CADA = 50_000

async function girar(db: Db): Promise<number> {
  let dito = 0
  const { valores, segundosFatores, ilegiveis } = await girarChaves(db, (feitos) => {
    if (feitos - dito < AVISO_A_CADA) return
    dito = feitos
    console.error(`${feitos.toLocaleString('pt-BR')} valores cifrados de novo…`)
  })
  console.log(
    `Cifrados de novo: ${quantos(valores, 'valor', 'valores')} e ${quantos(segundosFatores, 'segundo fator', 'segundos fatores')}.`,
  )
  if (ilegiveis > 0)
    console.log(
      `${quantos(ilegiveis, 'não se lê e ficou como estava', 'não se leem e ficaram como estavam')}: falta a chave, ou foi mudado fora do sistema.`,
    )
  return ilegiveis === 0 ? 0 : 1
}

const acrescentar = (config: Config): void => {
  addKey(config)
  console.log('A chave nova está no arquivo auditoria.chave. Guarde agora uma cópia dele fora do servidor.')
}

await runCommand(async () => {
  const options = readOneOption(OPTIONS, HELP)
  const config = loadConfig(process.env)
  if (options.nova) acrescentar(config)
  return withDatabase(config, async (db) => {
    const saida = options.situacao ? 0 : await girar(db)
    await mostrar(db)
    return saida
  })
})
