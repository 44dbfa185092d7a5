import { execFileSync, spawnSync } from 'node:child_process'

// Mutates the wiring: the files named here, or those of its modules that differ from main. With --testes=…, only these
// tests are asked, by their path from apps/server: npm run mutacao:fiacao -- apps/server/src/alertas/alertas.ts
// --testes=src/modules/notificacoes/notificacoes.test.ts

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const TESTES = '--testes='
const args = process.argv.slice(2)
const testes = args.find((arg) => arg.startsWith(TESTES))?.slice(TESTES.length)
const nomeados = args.filter((arg) => !arg.startsWith('--'))
const doServidor = /^apps\/server\/src\/(?!test\/|seed\/|cli\/|carga\/).*(?<!\.test|\.gen)\.ts$/
const mudados = () =>
  [
    ...git('diff', '--name-only', '--diff-filter=d', 'main'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ].filter((arquivo) => doServidor.test(arquivo))
const arquivos = nomeados.length > 0 ? nomeados : mudados()

if (arquivos.length === 0) {
  console.log('Nothing of the server differs from main.')
  process.exit(0)
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'stryker.fiacao.config.json',
    '--mutate',
    arquivos.join(','),
  ],
  { stdio: 'inherit', env: { ...process.env, ...(testes !== undefined && { MUTACAO_TESTES: testes }) } },
)
process.exit(status ?? 1)
