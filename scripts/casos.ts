// Runs a file of labour-law cases against the rules: npm run casos -- FILE.json
import { readFileSync } from 'node:fs'
import { executarCasos, readCasos } from '../packages/domain/src/casos/executar.ts'

const [arquivo] = process.argv.slice(2)

function ler(caminho: string | undefined): string {
  if (caminho === undefined) throw new Error('Informe o arquivo: npm run casos -- ARQUIVO.json')
  try {
    return readFileSync(caminho, 'utf8')
  } catch {
    throw new Error(`Não foi possível ler o arquivo ${caminho}.`)
  }
}

try {
  const lidos = readCasos(ler(arquivo))
  if (!lidos.ok) throw new Error(lidos.erro)
  const { linhas, falhas } = executarCasos(lidos.casos)
  for (const linha of linhas) console.log(linha)
  process.exitCode = falhas > 0 ? 1 : 0
} catch (erro) {
  console.error((erro as Error).message)
  process.exitCode = 2
}
