import { sql } from 'kysely'
import type { z } from 'zod'
import { formatData } from '@rh/domain/br/data'
import { papeisDaCobertura, type PapelDaCobertura } from '@rh/domain/cobertura/papeis'
import type { coberturaContract } from '@rh/domain/contract/cobertura'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { hojeEm } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { imprimir } from '../../papeis/imprimir.ts'
import {
  assinaturas,
  campos,
  clausula,
  comTimbre,
  secao,
  tabelaDe,
  type Papel,
  type Timbre,
} from '../../papeis/papel.ts'
import { empregadora, empresaDe } from '../../papeis/textos.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { horarioDe } from './escala.ts'
import { idsEmOrdem } from './indice-linhas.ts'
import { janelaDe, type Janela } from './janela.ts'
import { lerPostos, origemDe, type PostoComDias } from './postos.ts'

type Consulta = z.output<NonNullable<(typeof coberturaContract)['GET /api/cobertura/papel']['query']>>

/** More posts than any contract has. */
const TODOS = 10_000

interface Tomador {
  readonly numero: string
  readonly cliente: string
}

async function requireTomador(db: Db, contratoId: number, ator: Ator): Promise<Tomador> {
  const { rows } = await sql<Tomador>`
    select co.numero, cl.razao_social as cliente from contrato co join cliente cl on cl.id = co.cliente_id
     where co.id = ${contratoId} and ${contratoNoEscopo(ator, 'co.id')}`.execute(db)
  const [tomador] = rows
  if (!tomador) throw failure('nao_encontrado')
  return tomador
}

/** What somebody covers, or that nobody does, at a post: its days in one line. */
interface Linha {
  readonly posto: PostoComDias
  /** Name of who covers; null for a hole that nobody covers. */
  readonly quem: string | null
  readonly dias: Map<string, number>
}

/** Shifts of the period in lines of one person, or of nobody, at one post. */
function linhasDe(
  postos: readonly PostoComDias[],
  { de, ate }: Janela,
  papel: PapelDaCobertura,
): readonly Linha[] {
  const linhas = new Map<string, Linha>()
  for (const posto of postos)
    for (const { data, buracos } of posto.dias.filter((dia) => de <= dia.data && dia.data <= ate))
      for (const { cobertura } of buracos) {
        const quem = origemDe(cobertura)?.nome ?? null
        // A consent that the client gave already is no line of either paper.
        if (papel === 'comunicacao' ? quem === null : cobertura !== null) continue
        const chave = `${posto.id} ${quem}`
        const linha = linhas.get(chave) ?? { posto, quem, dias: new Map<string, number>() }
        linha.dias.set(data, (linha.dias.get(data) ?? 0) + 1)
        linhas.set(chave, linha)
      }
  return [...linhas.values()]
}

const dia = (data: string): string => formatData(data).slice(0, 5)
const doPosto = ({ cargo, escala }: PostoComDias): string => `${cargo}, ${horarioDe(escala)}`

const modelos: Readonly<
  Record<
    PapelDaCobertura,
    {
      readonly texto: (empresa: string) => string
      readonly tabela: (linhas: readonly Linha[]) => ReturnType<typeof tabelaDe>
      readonly vazio: string
      /** As what the client signs. */
      readonly assina: string
    }
  >
> = {
  comunicacao: {
    texto: (empresa) =>
      `${empresa}, comunica que, nos dias indicados, os turnos a seguir são feitos pelas pessoas indicadas, ` +
      'empregadas da prestadora e com acesso às dependências do tomador só para o serviço.',
    tabela: (linhas) =>
      tabelaDe(
        ['Local', 'Posto', 'Dias', 'Quem cobre'],
        linhas.map(({ posto, quem, dias }) => [
          posto.local,
          doPosto(posto),
          [...dias.keys()].map(dia).join(', '),
          quem ?? '',
        ]),
        ['*', '*', '*', '*'],
      ),
    vazio: 'Ninguém cobre turnos deste contrato no período.',
    assina: 'Ciente: tomador',
  },
  autorizacao: {
    texto: (empresa) =>
      `O tomador autoriza ${empresa}, a deixar sem cobertura os turnos a seguir, nos dias indicados. O desconto dos ` +
      'turnos, se houver, segue o contrato.',
    tabela: (linhas) =>
      tabelaDe(
        ['Local', 'Posto', 'Dias, com as pessoas a menos'],
        linhas.map(({ posto, dias }) => [
          posto.local,
          doPosto(posto),
          [...dias]
            .map(([data, quantas]) => (quantas === 1 ? dia(data) : `${dia(data)} (${quantas})`))
            .join(', '),
        ]),
        ['*', '*', '*'],
      ),
    vazio: 'Nenhum turno deste contrato está descoberto no período.',
    assina: 'Tomador, por quem autoriza',
  },
}

interface Fatos {
  readonly timbre: Timbre
  readonly tomador: Tomador
  readonly periodo: Janela
  readonly linhas: readonly Linha[]
}

const montar = (papel: PapelDaCobertura, { timbre, tomador, periodo, linhas }: Fatos): Papel => ({
  titulo: papeisDaCobertura[papel],
  assunto: `Contrato ${tomador.numero}`,
  corpo: [
    campos([
      ['Tomador', tomador.cliente],
      ['De', formatData(periodo.de)],
      ['Até', formatData(periodo.ate)],
    ]),
    clausula(modelos[papel].texto(empresaDe(timbre))),
    secao('Turnos'),
    modelos[papel].tabela(linhas),
    assinaturas(timbre.municipio, [
      empregadora(timbre, 'Prestadora'),
      { papel: modelos[papel].assina, nome: tomador.cliente, aMao: ['Nome e função'] },
    ]),
  ],
})

/** A paper of the board for the client of a contract, over days of the window, in PDF. Throws 404 for who does not follow it. */
export async function papelDaCobertura(
  { db, clock, config }: Deps,
  { papel, contratoId, postoId, de, ate }: Consulta,
  ator: Ator,
): Promise<ArquivoServido> {
  const janela = janelaDe(hojeEm(clock.agora(), config.empresaFuso))
  const [timbre, tomador, ids] = await Promise.all([
    findTimbre(db),
    requireTomador(db, contratoId, ator),
    idsEmOrdem(db, { ator, janela, contratoId }, { depoisDe: 0, limite: TODOS, menos: [] }),
  ])
  const periodo = { de: de ?? janela.de, ate: ate ?? janela.ate }
  const postos = await lerPostos(db, postoId === undefined ? ids : ids.filter((id) => id === postoId), janela)
  const linhas = linhasDe(postos, periodo, papel)
  if (linhas.length === 0) throw failure('transicao_invalida', { mensagem: modelos[papel].vazio })
  const { conteudo } = await imprimir(
    comTimbre(montar(papel, { timbre, tomador, periodo, linhas }), {
      timbre,
      referencia: `Contrato ${tomador.numero}`,
      emitidoEm: clock.agora().toZonedDateTimeISO(config.empresaFuso),
    }),
  )
  const nome = `${papeisDaCobertura[papel]} - ${tomador.numero.replaceAll('/', '-')}.pdf`
  return { tipo: 'application/pdf', conteudo, nome }
}
