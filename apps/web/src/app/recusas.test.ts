import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')

const textos = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.includes('.test.') && file !== 'lib/api/tell-failure.ts')
  .map((file) => ({ file, texto: readFileSync(join(src, file), 'utf8') }))

/** Failures that are told by hand, and why `tellFailure` would not do. */
const aMao: Readonly<Record<string, readonly string[]>> = {
  'what was written is kept, and the message says where': [
    'features/mensagens/saida.ts',
    'features/mensagens/use-envio.ts',
  ],
  'what is to be done is another thing than for who sent the call': [
    'features/perfil/seguranca/ChaveDialog.tsx',
    'features/processo/form/use-enviar.ts',
  ],
  'several that fail alike are one message': ['features/processo/fila/use-desfazer.ts'],
  'a conflict on a record is a warning': ['features/processo/avisar.ts'],
  'an answer without a body, told as it comes': ['lib/api/api.ts'],
}

it('tells no failure in half: what is wrong and what to do come with what happened', () => {
  const porConta = textos.filter(({ texto }) =>
    /notify\.(?:error|warning)\([^)]*mensagem|= notify\.error|notify\.error$/m.test(texto),
  )
  expect(porConta.map(({ file }) => file).toSorted()).toEqual(Object.values(aMao).flat().toSorted())
})

it('leaves the failure of a question with a reason to the dialog, which keeps the reason', () => {
  const dialogos = textos.flatMap(({ file, texto }) =>
    Array.from(texto.matchAll(/<ConfirmDialog\b[\s\S]*?onClose=/g), ([dialogo]) => ({ file, dialogo })),
  )
  const comMotivo = dialogos.filter(({ dialogo }) => /\breason[=}]|reason:/.test(dialogo))
  expect(comMotivo.length).toBeGreaterThan(6)
  const soltos = comMotivo.filter(({ dialogo }) => /=> void |\.mutate\(/.test(dialogo))
  expect(soltos.map(({ file }) => file)).toEqual([])
})

/** Writes that nobody asked for, or whose failure changes nothing that a person sees. */
const calados: readonly string[] = [
  'features/avisos/comunicados/ComunicadoPainel.tsx: ler',
  'features/tarefas/CartaoPainel.tsx: ler',
  'layout/avisos/NotificacaoItem.tsx: ler',
]

/** From a bracket to the one that closes it. */
function ateFechar(texto: string, abre: number): string {
  let fundo = 0
  for (let i = abre; i < texto.length; i += 1) {
    if (texto[i] === '(') fundo += 1
    if (texto[i] === ')') fundo -= 1
    if (fundo === 0) return texto.slice(abre, i + 1)
  }
  return texto.slice(abre)
}

/** Names under which a file sends the writes of `useSubmit` without waiting for them. */
const nomesDe = (texto: string): string[] =>
  Array.from(texto.matchAll(/const (?:(\w+)|\{[^}]*?\bmutate(?:: (\w+))?[^}]*\}) = useSubmit/g)).map(
    ([, inteiro, outro]) => (inteiro === undefined ? (outro ?? 'mutate') : `${inteiro}.mutate`),
  )

/** Writes that are sent without anybody waiting for them, and whose failure is neither told nor drawn. */
const mudas = ({ file, texto }: { readonly file: string; readonly texto: string }): string[] =>
  nomesDe(texto).flatMap((nome) => {
    const [dono = nome] = nome.split('.')
    if (new RegExp(`\\b${dono}\\.error\\b`).test(texto)) return []
    const envios = Array.from(texto.matchAll(new RegExp(`(?<![\\w.])${nome.replace('.', '\\.')}\\(`, 'g')))
    const calados = envios.filter((envio) => {
      const args = ateFechar(texto, envio.index + envio[0].length - 1)
      return !/onError|\bavisar\b/.test(args)
    })
    return calados.length > 0 ? [`${file}: ${dono}`] : []
  })

it('sends nothing whose refusal nobody hears of, but for those with a reason', () => {
  expect(textos.flatMap(mudas).toSorted()).toEqual(calados)
})
