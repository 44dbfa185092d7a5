import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '../config-variables.ts'

const file = join(import.meta.dirname, '../../../../README.md')
const SECTION = /<!-- configuração: início -->[\s\S]*<!-- configuração: fim -->/

const rows = Object.entries(variables).map(([name, spec]) => {
  const fallback = 'default' in spec ? `\`${spec.default}\`` : spec.whenAbsent
  const fromFile = 'secret' in spec ? `, ou \`${name}_ARQUIVO\` com o caminho do arquivo em que está` : ''
  return `| \`${name}\` | ${fallback} | ${spec.purpose} Aceita ${spec.accepts}${fromFile}. |`
})
const table = ['| variável | padrão | para que serve |', '|---|---|---|', ...rows].join('\n')
const wanted = `<!-- configuração: início -->\n\n${table}\n\n<!-- configuração: fim -->`

const current = readFileSync(file, 'utf8')
if (!SECTION.test(current)) {
  console.error('O README.md não tem a seção de configuração (<!-- configuração: início --> … fim).')
  process.exitCode = 1
} else if (current.includes(wanted)) {
  console.log('A tabela de configuração do README está em dia.')
} else if (process.argv.includes('--check')) {
  console.error(
    'A tabela de configuração do README difere de apps/server/src/config.ts. Rode: npm run docs:config',
  )
  process.exitCode = 1
} else {
  writeFileSync(
    file,
    current.replace(SECTION, () => wanted),
  )
  console.log('Tabela de configuração gravada no README.md.')
}
