import { execFileSync, spawnSync } from 'node:child_process'

// Mutates the wiring: the files named here, or those of the server and of the shared screens that differ from main. With
// --testes=…, only these tests are asked, by their path from apps/server or apps/web: npm run mutacao:fiacao --
// apps/server/src/alertas/alertas.ts --testes=src/modules/notificacoes/notificacoes.test.ts. A file may end in the lines to
// mutate: alertas.ts:10-50.

/** Which files each configuration mutates. */
const partes = [
  {
    config: 'stryker.fiacao.config.json',
    daParte: /^apps\/server\/src\/(?!test\/|seed\/|cli\/|carga\/).*(?<!\.test|\.gen)\.ts(?::\d+-\d+)?$/,
  },
  {
    config: 'stryker.telas.config.json',
    daParte: /^apps\/web\/src\/(?:features\/processo|lib|ui)\/.*(?<!\.test)\.tsx?(?::\d+-\d+)?$/,
  },
]

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const TESTES = '--testes='
const args = process.argv.slice(2)
const testes = args.find((arg) => arg.startsWith(TESTES))?.slice(TESTES.length)
const nomeados = args.filter((arg) => !arg.startsWith('--'))
const mudados = () => [
  ...git('diff', '--name-only', '--diff-filter=d', 'main'),
  ...git('ls-files', '-o', '--exclude-standard'),
]
const arquivos = nomeados.length > 0 ? nomeados : mudados()

/** @param {string} config @param {readonly string[]} quais */
function mutar(config, quais) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config, '--mutate', quais.join(',')],
    { stdio: 'inherit', env: { ...process.env, ...(testes !== undefined && { MUTACAO_TESTES: testes }) } },
  )
  return status ?? 1
}

const rodadas = partes
  .map(({ config, daParte }) => ({ config, quais: arquivos.filter((arquivo) => daParte.test(arquivo)) }))
  .filter(({ quais }) => quais.length > 0)
if (rodadas.length === 0) console.log('Nothing of the wiring is named here or differs from main.')
process.exit(Math.max(0, ...rodadas.map(({ config, quais }) => mutar(config, quais))))
