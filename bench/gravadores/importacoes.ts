import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAndando, type SituacaoDaImportacao } from '../../packages/domain/src/importacao/situacoes.ts'
import type { Gravador } from './gravador.ts'
import { entrarComo, type Pessoa } from './pessoa.ts'

const LINHAS = 40
const OLHAR_MS = 30
const PRIMEIRO_ANO = 2100

interface Importacao {
  readonly id: number
  readonly versao: number
  readonly situacao: SituacaoDaImportacao
  readonly mapa: Readonly<Record<string, number | null>>
}

/** A spreadsheet of holidays nobody has, under one name: no year is used twice. */
function planilha(nome: string, ano: number): File {
  const dias = Array.from({ length: LINHAS }, (_, i) => {
    const dia = Temporal.PlainDate.from({ year: ano, month: 1, day: 2 }).add({ days: i })
    return `${nome};${dia.toString().split('-').toReversed().join('/')};Não;SP;Piracicaba;Lei ${i}`
  })
  const texto = ['Nome;Data;Repete todo ano;UF;Município;Fundamento', ...dias].join('\r\n')
  return new File([texto], `${nome}.csv`, { type: 'text/csv' })
}

/** Imports of spreadsheets: all rows of each, or none. */
export function gravarImportacoes(): Gravador {
  const comecadas: string[] = []
  const confirmadas: string[] = []
  let pessoa: Pessoa | undefined
  const ate = async (quem: Pessoa, id: number): Promise<Importacao> => {
    for (;;) {
      const lida = await quem.ler<Importacao>(`/api/importacao/obter/${id}`)
      if (!isAndando(lida.situacao)) return lida
      await sleep(OLHAR_MS)
    }
  }
  return {
    nome: 'importações',
    clientes: 1,
    entrar: async (servidor) => void (pessoa = await entrarComo(servidor, 'administrador')),
    gravar: async () => {
      const quem = pessoa
      if (!quem) throw new Error('Nobody signed in')
      const nome = `Importado ${randomUUID()}`
      comecadas.push(nome)
      const arquivo = planilha(nome, PRIMEIRO_ANO + comecadas.length)
      const { id, versao, mapa } = await quem.enviar<Importacao>('/api/importacao/enviar/feriados', arquivo)
      await quem.mandar('/api/importacao/conferir', { id, versao, mapa })
      const conferida = await ate(quem, id)
      await quem.mandar('/api/importacao/confirmar', { id, versao: conferida.versao })
      const { situacao } = await ate(quem, id)
      if (situacao !== 'importada') throw new Error(`The import ended ${situacao}`)
      confirmadas.push(nome)
    },
    conferir: async (client) => {
      const { rows } = await client.query<{ nome: string; n: number }>(
        'select nome, count(*)::int as n from feriado where nome = any($1::text[]) group by nome',
        [comecadas],
      )
      const quantas = new Map(rows.map(({ nome, n }) => [nome, n]))
      return {
        confirmadas: confirmadas.length,
        perdidas: confirmadas.filter((nome) => !quantas.has(nome)).length,
        pelaMetade: rows.filter(({ n }) => n !== LINHAS).length,
      }
    },
  }
}
