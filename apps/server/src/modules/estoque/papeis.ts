import { sql, type RawBuilder } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { estadosDaDevolucao } from '@rh/domain/colaborador/uniforme'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { hojeEm } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { imprimir } from '../../papeis/imprimir.ts'
import { assinaturas, campos, clausula, comTimbre, secao, tabelaDe, type Papel } from '../../papeis/papel.ts'
import { empregado } from '../../papeis/textos.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { requireVinculo } from '../colaborador/vinculo.ts'
import { requireRecibo } from './pessoas.ts'

interface Peca {
  readonly item: string
  readonly tipo: 'uniforme' | 'epi'
  readonly tamanho: string
  readonly quantidade: number
  readonly ca: string | null
  readonly entregueEm: string
  readonly devolvidoEm: string | null
  readonly devolucaoEstado: keyof typeof estadosDaDevolucao | null
}

async function listPecas(db: Db, onde: RawBuilder<boolean>): Promise<Peca[]> {
  const { rows } = await sql<Peca>`
    select i.descricao as item, i.tipo, e.tamanho, e.quantidade, e.ca, e.entregue_em, e.devolvido_em, e.devolucao_estado
      from uniforme_entrega e join item_uniforme i on i.id = e.item_id
     where ${onde} order by e.entregue_em, e.id`.execute(db)
  return rows
}

interface Funcao {
  readonly cargo: string
  readonly posto: string
}

/** Where the person works; only what the stores need to know. */
async function findFuncao(db: Db, vinculoId: number, hoje: string): Promise<Funcao> {
  const { rows } = await sql<Funcao>`
    select ca.titulo as cargo, lo.nome as posto
      from vinculo_versao vv
      join cargo ca on ca.id = vv.cargo_id join posto po on po.id = vv.posto_id join local lo on lo.id = po.local_id
     where vv.vinculo_id = ${vinculoId}
     order by (vv.vigencia <= ${hoje}::date) desc, vv.vigencia desc limit 1`.execute(db)
  return rows[0] ?? { cargo: '', posto: '' }
}

/** What is signed for an EPI: free of charge, trained, to be used, kept and told about (NR-6 items 6.5.1 and 6.6.1). */
const TERMO =
  'Recebi da empresa, sem custo, as peças abaixo em perfeito estado e adequadas ao risco da minha função. Fui ' +
  'orientado(a) e treinado(a) sobre o uso, a guarda e a conservação delas e me comprometo a usá-las só para o fim a que se ' +
  'destinam, a responder pela guarda e pela conservação, a comunicar o que as torne impróprias para o uso e a devolvê-las ' +
  'quando substituídas ou ao fim do contrato (NR-6, itens 6.5.1 e 6.6.1; CLT art. 158).'

const daFicha = (pecas: readonly Peca[], comCa: boolean) =>
  tabelaDe(
    ['Entrega', 'Peça', ...(comCa ? ['CA'] : []), 'Tam.', 'Qtd.', 'Assinatura', 'Devolução', 'Visto'],
    pecas.map(({ entregueEm, item, ca, tamanho, quantidade, devolvidoEm, devolucaoEstado }) => [
      formatData(entregueEm),
      item,
      ...(comCa ? [ca ?? '–'] : []),
      tamanho,
      String(quantidade),
      '________________',
      devolvidoEm === null
        ? '__/__/____'
        : `${formatData(devolvidoEm)}${devolucaoEstado === null ? '' : `, ${estadosDaDevolucao[devolucaoEstado].toLowerCase()}`}`,
      '______',
    ]),
    [50, '*', ...(comCa ? [36] : []), 34, 24, 92, 74, 36],
    [],
    { corpo: 8 },
  )

const doRecibo = (pecas: readonly Peca[]) =>
  tabelaDe(
    ['Peça', 'Tipo', 'CA', 'Tamanho', 'Quantidade', 'Entregue em'],
    pecas.map(({ item, tipo, ca, tamanho, quantidade, entregueEm }) => [
      item,
      tipo === 'epi' ? 'EPI' : 'Uniforme',
      ca ?? '–',
      tamanho,
      String(quantidade),
      formatData(entregueEm),
    ]),
    ['*', 50, 45, 55, 55, 65],
  )

interface Fatos {
  readonly matricula: string
  readonly nome: string
  readonly dataAdmissao: string
  readonly funcao: Funcao
  readonly municipio: string | null
}

const identificacao = ({ nome, matricula, dataAdmissao, funcao }: Fatos) =>
  campos([
    ['Nome', nome],
    ['Matrícula', matricula],
    ['Admissão', formatData(dataAdmissao)],
    ['Função', funcao.cargo],
    ['Posto', funcao.posto],
  ])

function montarFicha(fatos: Fatos, pecas: readonly Peca[]): Papel {
  const [epis, uniformes] = [
    pecas.filter(({ tipo }) => tipo === 'epi'),
    pecas.filter(({ tipo }) => tipo === 'uniforme'),
  ]
  return {
    titulo: 'Ficha de EPI e uniforme',
    assunto: `${fatos.nome} · matrícula ${fatos.matricula} · NR-6`,
    corpo: [
      identificacao(fatos),
      clausula(TERMO),
      secao('Equipamentos de proteção individual'),
      epis.length > 0 ? daFicha(epis, true) : clausula('Nenhum EPI entregue.'),
      secao('Uniformes'),
      uniformes.length > 0 ? daFicha(uniformes, false) : clausula('Nenhum uniforme entregue.'),
      assinaturas(fatos.municipio, ['Almoxarifado', empregado(fatos.nome)]),
    ],
  }
}

const montarRecibo = (fatos: Fatos, pecas: readonly Peca[]): Papel => ({
  titulo: 'Recibo de uniforme e equipamento de proteção individual',
  assunto: `${fatos.nome} · matrícula ${fatos.matricula} · NR-6`,
  corpo: [
    identificacao(fatos),
    secao('Peças entregues'),
    doRecibo(pecas),
    { style: 'clausula', margin: [0, 12, 0, 6], text: TERMO.replace('as peças abaixo', 'as peças acima') },
    assinaturas(fatos.municipio, ['Almoxarifado', empregado(fatos.nome)]),
  ],
})

interface Pedido {
  readonly vinculoId: number
  readonly pecas: readonly Peca[]
  readonly referencia: (matricula: string) => string
  readonly montar: (fatos: Fatos, pecas: readonly Peca[]) => Papel
}

async function imprimirPapel(
  { db, clock, config }: Deps,
  ator: Ator,
  { vinculoId, pecas, referencia, montar }: Pedido,
): Promise<ArquivoServido> {
  const hoje = hojeEm(clock.agora(), config.empresaFuso)
  const [vinculo, timbre, funcao] = await Promise.all([
    requireVinculo(db, vinculoId, ator, hoje),
    findTimbre(db),
    findFuncao(db, vinculoId, hoje),
  ])
  const { nomeSocial, nome, matricula, dataAdmissao } = vinculo
  const fatos = { matricula, dataAdmissao, funcao, municipio: timbre.municipio, nome: nomeSocial ?? nome }
  const papel = montar(fatos, pecas)
  const { conteudo } = await imprimir(
    comTimbre(papel, {
      timbre,
      referencia: referencia(matricula),
      emitidoEm: clock.agora().toZonedDateTimeISO(config.empresaFuso),
      por: ator.nome,
    }),
  )
  return { tipo: 'application/pdf', conteudo, nome: `${papel.titulo} - ${matricula}.pdf` }
}

/** Everything a person was ever handed out, with room to sign for each piece. Throws 404 for who may not see the person. */
export async function papelDaFicha(deps: Deps, vinculoId: number, ator: Ator): Promise<ArquivoServido> {
  const pecas = await listPecas(deps.db, sql<boolean>`e.vinculo_id = ${vinculoId}`)
  const referencia = (matricula: string): string => `Ficha de EPI ${matricula}`
  return imprimirPapel(deps, ator, { vinculoId, pecas, referencia, montar: montarFicha })
}

/** What was handed out at once, to be signed. Throws 404 for who may not see the person. */
export async function papelDoRecibo(deps: Deps, id: number, ator: Ator): Promise<ArquivoServido> {
  const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  const { vinculoId } = await requireRecibo(deps.db, id, ator, hoje)
  const pecas = await listPecas(deps.db, sql<boolean>`e.recibo_id = ${id}`)
  const referencia = (): string => `Recibo de entrega ${id}`
  return imprimirPapel(deps, ator, { vinculoId, pecas, referencia, montar: montarRecibo })
}
