import type { DemissaoRegistro } from '@rh/domain/contract/demissao'
import type { Pendencia } from '@rh/domain/pendencia'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { regraDaCausa, regrasDaDemissao } from '@rh/domain/processos/demissao/rules'
import { veCausa, veValores, visaoDa } from '@rh/domain/processos/demissao/visibilidade'
import { menorData, somarDias } from '@rh/domain/regras/calendario/datas'
import { isCausa } from '@rh/domain/regras/rescisao/causas'
import { especieDaLinha, linhasDaRescisao } from '@rh/domain/regras/rescisao/linhas'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { causaMostrada } from './abertura.ts'
import type { ContextoDoServidor } from './fatos.ts'
import { listPecas, type Peca } from './repository.ts'
import { relogioDe } from './simulacao.ts'

type Extras = Pick<
  DemissaoRegistro,
  | 'visao'
  | 'causa'
  | 'aprova'
  | 'relogio'
  | 'comunicadoEm'
  | 'pendencias'
  | 'pecas'
  | 'conferencia'
  | 'reposicao'
>

/** What the record of a dismissal shows besides form and simulation, as a person may see it. */
export async function mostrar(contexto: ContextoDoServidor, ator: Quem, db: Db | Tx): Promise<Extras> {
  const { grupos } = ator
  const { leitura, registrado } = contexto
  const { causa = '' } = leitura.parciais
  const ve = veCausa(grupos)
  return {
    visao: visaoDa(grupos),
    causa: ve && isCausa(causa) ? causaMostrada(causa) : null,
    aprova: ve ? (regraDaCausa(contexto)?.aprova ?? null) : null,
    relogio: relogioDe(contexto, ator),
    comunicadoEm: registrado?.comunicadoEm ?? null,
    pendencias: pendenciasDe(contexto, grupos),
    pecas: await pecasDe(db, contexto, grupos),
    conferencia: veValores(grupos) ? await conferenciaDe(db, contexto) : null,
    reposicao: reposicaoDe(contexto),
  }
}

/** Findings of the moves that people with these groups make from here, each once. */
function pendenciasDe(contexto: ContextoDoServidor, grupos: readonly Grupo[]): Pendencia[] {
  const { status } = contexto
  const checks = Object.values(demissao.transitions)
    .filter(({ from, quem }) => Array.isArray(quem) && from.some((um) => um === status))
    .filter((transicao) => !('cautela' in transicao) || !transicao.cautela)
    .filter(({ quem }) => (quem as readonly Grupo[]).some((grupo) => grupos.includes(grupo)))
    .flatMap((transicao) => ('checks' in transicao ? transicao.checks : []))
  return [...new Set(checks)].flatMap((check) => regrasDaDemissao[check](contexto))
}

/** The pieces that a dismissal is about: what the person has, and what came back since it was asked for or is told. */
export function listPecasDe(
  db: Db | Tx,
  { vinculoId, doProcesso, simulacao, fatos }: ContextoDoServidor,
): Promise<Peca[]> {
  const comunicacao = simulacao?.comunicacao ?? fatos.hoje
  return listPecas(db, vinculoId, doProcesso ? menorData(comunicacao, doProcesso.pedidaDesde) : comunicacao)
}

async function pecasDe(
  db: Db | Tx,
  contexto: ContextoDoServidor,
  grupos: readonly Grupo[],
): Promise<Extras['pecas']> {
  const { veCampos }: { readonly veCampos: readonly Grupo[] } = demissao.pareceres.devolucoes
  if (!veCampos.some((grupo) => grupos.includes(grupo))) return null
  const { pecas: ditas = [] } = contexto.doProcesso?.pareceres.devolucoes?.dados ?? {}
  const pecas = await listPecasDe(db, contexto)
  return pecas.map(({ estado, ...peca }) => {
    const dita = ditas.find(({ entregaId }) => entregaId === peca.entregaId)
    return { ...peca, situacao: dita?.situacao ?? estado, valorCentavos: dita?.valorCentavos ?? null }
  })
}

/** The statement that was sent beside what the system works out now, in the order of the system. */
async function conferenciaDe(db: Db | Tx, contexto: ContextoDoServidor): Promise<Extras['conferencia']> {
  const { registrado, doProcesso } = contexto
  if (!registrado?.demonstrativo) return null
  const { em, porId } = registrado.demonstrativo
  const { linhas: marcas = [] } = doProcesso?.pareceres.conferencia?.dados ?? {}
  const por =
    porId === null
      ? null
      : await db.selectFrom('usuario').select(['id', 'nome']).where('id', '=', porId).executeTakeFirst()
  return {
    enviadaEm: em,
    enviadaPor: por ?? null,
    linhas: linhasAConferir(contexto).map((linha) => {
      const marca = marcas.find(({ codigo }) => codigo === linha.codigo)
      return { ...linha, resultado: marca?.resultado ?? null, motivo: marca?.motivo ?? null }
    }),
  }
}

const rotuloDe = (codigo: string): string => {
  const especie = especieDaLinha(codigo)
  return especie === null ? codigo : linhasDaRescisao[especie].rotulo
}

/** Every line of the statement or of the system, once. */
export function linhasAConferir({ simulacao, registrado }: ContextoDoServidor) {
  const enviadas = registrado?.demonstrativo?.linhas ?? []
  const doSistema = simulacao?.linhas ?? []
  const soEnviadas = enviadas.filter(({ codigo }) => !doSistema.some((linha) => linha.codigo === codigo))
  return [
    ...doSistema.map(({ codigo, rotulo, referencia, tipo, centavos }) => ({
      codigo,
      rotulo,
      referencia,
      tipo,
      demonstrativo: enviadas.find((linha) => linha.codigo === codigo)?.centavos ?? null,
      sistema: centavos,
    })),
    ...soEnviadas.map(({ codigo, centavos }) => ({
      codigo,
      rotulo: rotuloDe(codigo),
      referencia: '',
      tipo: 'informativo' as const,
      demonstrativo: centavos,
      sistema: null,
    })),
  ]
}

/** The slot in which somebody else is wanted, from the day after the end on. */
function reposicaoDe({ leitura, bond, simulacao }: ContextoDoServidor): Extras['reposicao'] {
  const { contratoId, postoId, cargoId, posto } = bond
  return leitura.parciais.substituir && simulacao
    ? { contratoId, postoId, cargoId, posto, desde: somarDias(simulacao.dtDeslig, 1) }
    : null
}
