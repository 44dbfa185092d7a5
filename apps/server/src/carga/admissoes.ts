import { numeroDe } from '@rh/domain/processo/numero'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { normalizarEtapa, type EtapaDigitada, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { setores } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import { cifrarFormularios, cifrarMudancas } from '../cifra/formularios.ts'
import type { Tx } from '../db/db.ts'
import { indiceDaAdmissao } from '../modules/admissao/indice.ts'
import { indexarFormularios } from '../modules/processo/formulario.ts'
import { EXPERIENCIA_DIAS } from '../seed/processos/admissoes.ts'
import { encenar } from '../seed/processos/encenar.ts'
import type { Historia } from '../seed/processos/roteiro.ts'
import { pecaAdmissao } from '../seed/processos/peca-admissao.ts'
import { somarDias, type PessoaDemo } from '../seed/pessoas.ts'
import { acertarSequencia, inserirLotes, proximoId } from './lote.ts'
import type { PostoCarga } from './organizacao.ts'
import { outroRoteiro, roteiroDeEfetivada, type Roteiro } from './roteiros.ts'
import { acasoDe } from './tamanho.ts'
import { pessoaDaCarga, type BaseDeVinculos, type VinculoCarga } from './vinculos.ts'

export interface BaseDeAdmissoes extends BaseDeVinculos {
  readonly fuso: string
  readonly usuarioIds: ReadonlyMap<string, number>
}

/** One admission before its form and history are made, a few at a time. */
interface Plano {
  readonly numero: number
  readonly solicitante: string
  readonly posto: PostoCarga
  readonly dataPrevista: string
  readonly roteiro: Roteiro
  /** Place of its bond in the list of bonds, when it hired somebody. */
  readonly vinculo: number | null
}

const SOLICITANTES = ['gestor', 'coordenador.operacional', 'coordenador.operacional'] as const
/** Days between the opening and the start, and those in which the last papers come in. */
const DIAS_ANTES = 18
const DIAS_PARA_FINALIZAR = 12

function planejar(base: BaseDeAdmissoes, vinculos: readonly VinculoCarga[]): Plano[] {
  const { semente, hoje, tamanho, postos } = base
  const primeiro = vinculos.length - tamanho.admitidos
  const deVinculos = vinculos.slice(primeiro).map((vinculo, i): Plano => {
    const solicitante = acasoDe(semente + 7, vinculo.numero).escolher(SOLICITANTES)
    const recente = vinculo.dataAdmissao > somarDias(hoje, -DIAS_PARA_FINALIZAR)
    const roteiro = roteiroDeEfetivada(solicitante, recente)
    const posto = vinculo.trechos[0]?.posto
    if (!posto) throw new Error('A bond without a post')
    const { numero, dataAdmissao: dataPrevista } = vinculo
    return { numero, solicitante, posto, dataPrevista, roteiro, vinculo: primeiro + i }
  })
  const outras = Array.from({ length: tamanho.outrasAdmissoes }, (_, i): Plano => {
    const numero = tamanho.colaboradores + i
    const acaso = acasoDe(semente + 7, numero)
    const solicitante = acaso.escolher(SOLICITANTES)
    const roteiro = outroRoteiro(acaso, solicitante)
    const dias = roteiro.emAndamento ? acaso.inteiro(3, DIAS_ANTES - 3) : -acaso.inteiro(5, 1400)
    const dataPrevista = somarDias(hoje, dias)
    return { numero, solicitante, posto: acaso.escolher(postos), dataPrevista, roteiro, vinculo: null }
  })
  return [...deVinculos, ...outras].toSorted((a, b) =>
    a.dataPrevista < b.dataPrevista ? -1 : a.dataPrevista > b.dataPrevista ? 1 : a.numero - b.numero,
  )
}

function formulario({ posto, dataPrevista, solicitante }: Plano, pessoa: PessoaDemo): Rascunho {
  const vaga = {
    postoId: posto.id,
    motivo: solicitante === 'gestor' ? 'reposicao' : 'aumento',
    dataPrevista,
    salarioCentavos: posto.salarioCentavos,
    experienciaDias: EXPERIENCIA_DIAS,
    experienciaProrrogacaoDias: EXPERIENCIA_DIAS,
  }
  const completo: Readonly<Partial<Record<string, EtapaDigitada>>> = { vaga, ...pessoa }
  return Object.fromEntries(
    etapaNomes.flatMap((etapa) => {
      const dados = completo[etapa]
      return dados ? [[etapa, normalizarEtapa(etapa, dados)]] : []
    }),
  )
}

interface Pronta {
  readonly id: number
  readonly plano: Plano
  readonly dados: Rascunho
  readonly historia: Historia<Rascunho>
}

function encenarPlano(base: BaseDeAdmissoes, id: number, plano: Plano): Pronta {
  const { numero, posto, dataPrevista, solicitante, roteiro } = plano
  const dados = formulario(plano, pessoaDaCarga(base.semente, numero, posto, dataPrevista))
  const inicio = Temporal.PlainDate.from(dataPrevista)
    .subtract({ days: DIAS_ANTES })
    .toZonedDateTime({ timeZone: base.fuso, plainTime: '09:10' })
    .toInstant()
  const momento = (indice: number) => inicio.add({ hours: indice * 24, minutes: indice * 37 })
  const historia = encenar(pecaAdmissao, {
    solicitante,
    passos: roteiro.passos,
    dados,
    momento,
    fuso: base.fuso,
  })
  if (historia.status !== roteiro.status)
    throw new Error(`A script for ${roteiro.status} ended in ${historia.status}`)
  return { id, plano, dados, historia }
}

const POR_VEZ = 2_000

/**
 * Admissions with forms, pareceres and the moves of their history; the saves of a finished form are left out, which
 * would be most of the rows and are read by nobody. Answers the id of the admission of each bond.
 */
export async function inserirAdmissoesDaCarga(
  tx: Tx,
  base: BaseDeAdmissoes,
  vinculos: readonly VinculoCarga[],
): Promise<ReadonlyMap<number, number>> {
  const planos = planejar(base, vinculos)
  const primeiro = await proximoId(tx, 'processo')
  const numerar = await numeradorDe(tx)
  for (let de = 0; de < planos.length; de += POR_VEZ) {
    const lote = planos
      .slice(de, de + POR_VEZ)
      .map((plano, i) => encenarPlano(base, primeiro + de + i, plano))
    await inserirLotes(
      tx,
      'processo',
      lote.map((pronta) => linhaDoProcesso(pronta, base, numerar(pronta.historia))),
    )
    await inserirLotes(tx, 'processoFormulario', await formulariosDe(tx, lote))
    await indexarFormularios(
      tx,
      lote.map(({ id, dados }) => ({ id, ...indiceDaAdmissao(dados) })),
    )
    await inserirLotes(
      tx,
      'processoEvento',
      await comMudancasCifradas(
        tx,
        lote.flatMap((pronta) => eventosDe(pronta, base)),
      ),
    )
    await inserirLotes(
      tx,
      'processoParecer',
      lote.flatMap((pronta) => pareceresDe(pronta, base)),
    )
  }
  await writeNumeracao(tx)
  await acertarSequencia(tx, 'processo')
  return new Map(planos.flatMap(({ vinculo }, i) => (vinculo === null ? [] : [[vinculo, primeiro + i]])))
}

/** Numbers go on where the demo company stopped, year by year. */
async function numeradorDe(tx: Tx) {
  const ultimos = new Map<number, number>()
  const atuais = await tx
    .selectFrom('processoNumeracao')
    .select(['ano', 'ultimo'])
    .where('tipo', '=', admissao.name)
    .execute()
  for (const { ano, ultimo } of atuais) ultimos.set(ano, ultimo)
  return ({ criadoEm }: Pick<Historia<unknown>, 'criadoEm'>): string => {
    const ano = Number(criadoEm.slice(0, 4))
    const numero = (ultimos.get(ano) ?? 0) + 1
    ultimos.set(ano, numero)
    return numeroDe(admissao, ano, numero)
  }
}

async function writeNumeracao(tx: Tx): Promise<void> {
  await sql`insert into processo_numeracao (tipo, ano, ultimo)
    select tipo, split_part(numero, '-', 1)::int, max(split_part(numero, '-', 2)::int)
      from processo where tipo = ${admissao.name} group by 1, 2
    on conflict (tipo, ano) do update set ultimo = excluded.ultimo`.execute(tx)
}

const linhaDoProcesso = ({ id, plano, historia }: Pronta, base: BaseDeAdmissoes, numero: string) => ({
  id,
  tipo: admissao.name,
  numero,
  status: historia.status,
  setorOrigem: setores.operacional.id,
  solicitanteId: base.usuarioIds.get(plano.solicitante) ?? 0,
  contratoId: plano.posto.contratoId,
  dataSolicitacao: historia.dataSolicitacao,
  dataEfetivacao: historia.dataEfetivacao,
  versao: historia.versao,
  criadoEm: historia.criadoEm,
  atualizadoEm: historia.atualizadoEm,
})

async function formulariosDe(tx: Tx, lote: readonly Pronta[]) {
  const dados = await cifrarFormularios(
    tx,
    lote.map((pronta) => ({ processoId: pronta.id, dados: pronta.dados })),
  )
  const enviados = await cifrarFormularios(
    tx,
    lote.map(({ id, historia }) => ({ processoId: id, dados: historia.enviados ?? {} })),
  )
  return lote.map(({ id, historia }, i) => ({
    processoId: id,
    dados: dados[i],
    enviados: historia.enviados && enviados[i],
  }))
}

async function comMudancasCifradas<E extends ReturnType<typeof eventosDe>[number]>(
  tx: Tx,
  eventos: readonly E[],
) {
  const mudancas = await cifrarMudancas(tx, eventos)
  return eventos.map((evento, i) => ({ ...evento, mudancas: mudancas[i] }))
}

const eventosDe = ({ id, historia, plano }: Pronta, { usuarioIds }: BaseDeAdmissoes) =>
  historia.eventos
    .filter(({ tipo }) => tipo !== 'edicao' || plano.roteiro.emAndamento)
    .map(({ autor, ...evento }) => ({
      ...evento,
      processoId: id,
      alertas: [],
      usuarioId: autor === null ? null : (usuarioIds.get(autor) ?? null),
    }))

const pareceresDe = ({ id, historia }: Pronta, { usuarioIds }: BaseDeAdmissoes) =>
  historia.pareceres.map(({ autor, ...dado }) => ({
    ...dado,
    processoId: id,
    usuarioId: autor === null ? null : (usuarioIds.get(autor) ?? null),
  }))
