// Half an hour of work of every kind, and the memory of the server meanwhile: node scripts/run.mjs bench/longo.ts [minutes]
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServidor } from '../e2e/servidor.ts'
import { gravarComentarios } from './gravadores/comentarios.ts'
import { gravarDocumentos } from './gravadores/documentos.ts'
import type { Gravador } from './gravadores/gravador.ts'
import { gravarImportacoes } from './gravadores/importacoes.ts'
import { gravarLotes } from './gravadores/lotes.ts'
import { COM_ENDERECOS, entrarComo, Recusa } from './gravadores/pessoa.ts'
import { gravarRascunhos } from './gravadores/rascunhos.ts'
import { maquina } from './maquina.ts'
import { pesarViva } from './memoria-viva.ts'

const MINUTOS = Number(process.argv[2] ?? 30)
const AMOSTRA_MS = 15_000
const PAUSA_MS = 150
/** Of the time, until what is kept between requests is there. */
const COMECO = 2 / 5
/** Memory that the end may have above that, without garbage, in MiB. */
const SOBRA_MIB = 16
const PORTA_DO_INSPETOR = 9339
const LEITURAS = [
  '/api/inicio',
  '/api/inicio/numeros?setor=rh',
  '/api/colaborador/listar?pagina=2',
  '/api/admissao/listar',
  '/api/ferias/a-vencer',
  '/api/cobertura/quadro',
  '/api/estatisticas/rotatividade',
  '/api/relatorios/ausencias',
  '/api/colaborador/exportar?formato=csv',
] as const

const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0

await using servidor = await createServidor()
await servidor.start({ ...COM_ENDERECOS, NODE_OPTIONS: `--inspect-port=127.0.0.1:${PORTA_DO_INSPETOR}` })
const fim = new AbortController()
const contagem = { lidas: 0, gravadas: 0, recusadas: 0, quebradas: 0 }

const repetir = async (fazer: () => Promise<unknown>, o: 'lidas' | 'gravadas'): Promise<void> => {
  while (!fim.signal.aborted) {
    try {
      await fazer()
      contagem[o] += 1
    } catch (error) {
      // Limits by the minute are there too.
      const quebrada = !(error instanceof Recusa) || error.status >= 500
      contagem[quebrada ? 'quebradas' : 'recusadas'] += 1
    }
    await sleep(PAUSA_MS)
  }
}

const gravadores: readonly Gravador[] = [
  gravarRascunhos(),
  gravarComentarios(),
  gravarImportacoes(),
  gravarLotes(),
  gravarDocumentos(),
]
for (const gravador of gravadores) await gravador.entrar(servidor)
const leitor = await entrarComo(servidor, 'administrador')
let proxima = 0
const ler = () => leitor.baixar(LEITURAS[proxima++ % LEITURAS.length] ?? '')
const todos = [
  ...gravadores.map(({ gravar }) => repetir(gravar, 'gravadas')),
  ...Array.from({ length: 4 }, () => repetir(ler, 'lidas')),
]

const memoria = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(servidor.pid())], { encoding: 'utf8' })) / 1024
const amostras: number[] = []
const trabalhar = async (minutos: number): Promise<void> => {
  for (const ate = Date.now() + minutos * 60_000; Date.now() < ate;) {
    await sleep(AMOSTRA_MS)
    amostras.push(memoria())
    console.log(
      `${((amostras.length * AMOSTRA_MS) / 60_000).toFixed(2)} min: ${amostras.at(-1)?.toFixed(0)} MiB`,
    )
  }
}
const pesar = () => pesarViva(servidor.pid(), PORTA_DO_INSPETOR)
await trabalhar(MINUTOS * COMECO)
const antes = await pesar()
await trabalhar(MINUTOS * (1 - COMECO))
const depois = await pesar()
fim.abort()
await Promise.all(todos)

const flat = depois.processo - antes.processo <= SOBRA_MIB && depois.objetos - antes.objetos <= SOBRA_MIB
const mib = (n: number): string => n.toFixed(0)
const ok = flat && contagem.quebradas === 0
const texto = `# ${MINUTOS} minutes of work of every kind

Written by \`bench/longo.ts ${MINUTOS}\`: the demo company, five kinds of writes and ${LEITURAS.length} of reading without a pause.
${maquina()}

| what | figure | target | met |
| --- | ---: | ---: | --- |
| calls that read | ${contagem.lidas} | | |
| writes | ${contagem.gravadas} | | |
| refused by a limit | ${contagem.recusadas} | | |
| broken | ${contagem.quebradas} | 0 | ${contagem.quebradas === 0 ? 'yes' : 'no'} |
| memory of the process after ${MINUTOS * COMECO} minutes, garbage collected | ${mib(antes.processo)} MiB | | |
| and at the end | ${mib(depois.processo)} MiB | ≤ ${SOBRA_MIB} MiB more | ${flat ? 'yes' : 'no'} |
| of that its objects after ${MINUTOS * COMECO} minutes | ${mib(antes.objetos)} MiB | | |
| and at the end | ${mib(depois.objetos)} MiB | | |
| memory of the process with its garbage, median | ${mib(mediana(amostras))} MiB | | |
| the same, at its highest | ${mib(Math.max(...amostras))} MiB | | |
`
writeFileSync(join(import.meta.dirname, 'resultados/longo.md'), texto)
console.log(texto)
process.exitCode = ok ? 0 : 1
