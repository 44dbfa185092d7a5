import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import {
  clienteCnpj,
  clientes,
  contratos,
  contratoOf,
  type CargoNome,
  type ClienteNome,
  type ContratoNome,
  type EscalaNome,
  type Uf,
} from '../empresa.ts'
import { inserirRegionais } from './inserir-cadastros.ts'
import { contatos, precoDe, termosDemo } from '../contratos.ts'
import { emOrdem, nomesDe, porNome, type Ids } from '../ids.ts'
import { lugares } from '../lugares.ts'
import { somarDias } from '../pessoas.ts'
import { antesDoReajuste, lugarDoLocal, postos, salarioPrevisto, type PostoDemo } from '../postos.ts'
import { ultimoReajuste } from '../efetivo.ts'
import { inserirKits } from '../uniformes.ts'

export async function inserirContratos(tx: Tx, sindicatoIds: Ids<Uf>, hoje: string) {
  const nomesCliente = nomesDe(clientes)
  const clienteIds: Ids<ClienteNome> = porNome(
    nomesCliente,
    await tx
      .insertInto('cliente')
      .values(nomesCliente.map((nome) => ({ ...clientes[nome], cnpj: clienteCnpj[nome] })))
      .returning('id')
      .execute(),
  )
  const linhasDeContato = nomesCliente.flatMap((nome) =>
    contatos[nome].map((contato) => ({ ...contato, clienteId: clienteIds[nome] })),
  )
  await tx.insertInto('clienteContato').values(linhasDeContato).execute()
  const nomes = nomesDe(contratos)
  const regionalIds = await inserirRegionais(tx)
  const centros = nomes.map((nome, i) => ({
    paiId: regionalIds[contratoOf(nome).uf],
    codigo: `${contratoOf(nome).uf}.${String(i + 1).padStart(3, '0')}`,
    descricao: `${clientes[contratoOf(nome).cliente].nomeFantasia} – ${contratoOf(nome).objeto}`,
  }))
  const centroIds = porNome(
    nomes,
    await tx.insertInto('centroDeCusto').values(centros).returning('id').execute(),
  )
  const linhas = nomes.map((nome, i) => {
    const { cliente, objeto, uf, inicio, fim } = contratoOf(nome)
    const datas = { inicio: somarDias(hoje, inicio), fim: somarDias(hoje, fim) }
    return {
      ...datas,
      numero: `${String(i + 1).padStart(3, '0')}/${datas.inicio.slice(0, 4)}`,
      clienteId: clienteIds[cliente],
      tipo: clientes[cliente].publico ? 'publico' : 'privado',
      objeto,
      indiceReajuste: termosDemo[nome].indice,
      dataBase: datas.inicio,
      sindicatoId: sindicatoIds[uf],
      centroDeCustoId: centroIds[nome],
    }
  })
  const contratoIds = porNome(nomes, await tx.insertInto('contrato').values(linhas).returning('id').execute())
  return { contratoIds, centroIds }
}

interface DosPostos {
  readonly contratoIds: Ids<ContratoNome>
  readonly cargoIds: Ids<CargoNome>
  readonly escalaIds: Ids<EscalaNome>
}

export async function inserirPostos(tx: Tx, ids: DosPostos, hoje: string): Promise<number[]> {
  const localIds = await inserirLocais(tx, ids.contratoIds)
  const inseridos = await tx
    .insertInto('posto')
    .values(
      postos.map((posto) => ({
        localId: localIds[chave(posto)] ?? 0,
        contratoId: ids.contratoIds[posto.contrato],
        cargoId: ids.cargoIds[posto.cargo],
        escalaId: ids.escalaIds[posto.escala],
      })),
    )
    .returning('id')
    .execute()
  const postoIds = emOrdem(inseridos)
  const vigencias = postos.flatMap((posto, i) =>
    termosDe(posto, hoje).map((termos) => ({ ...termos, postoId: postoIds[i] ?? 0 })),
  )
  await tx.insertInto('postoVigencia').values(vigencias).execute()
  await inserirKits(
    tx,
    postos.map(({ cargo }, i) => ({ id: postoIds[i] ?? 0, cargo })),
  )
  await inserirValores(tx, ids.contratoIds)
  return postoIds
}

const chave = ({ contrato, local }: PostoDemo): string => `${contrato} ${local}`

async function inserirLocais(tx: Tx, contratoIds: Ids<ContratoNome>): Promise<Ids<string>> {
  const locais = [...new Map(postos.map((posto) => [chave(posto), posto])).values()]
  const linhas = locais.map(({ contrato, local }, i) => ({
    contratoId: contratoIds[contrato],
    nome: local,
    endereco: `Avenida do Comércio, ${(i + 1) * 120}`,
    municipioIbge: lugares[lugarDoLocal(contrato, local)].ibge,
  }))
  return porNome(locais.map(chave), await tx.insertInto('local').values(linhas).returning('id').execute())
}

/** What is asked of a post since the contract began, and again since pay went up. */
function termosDe(posto: PostoDemo, hoje: string) {
  const { quantidade, insalubridade, periculosidade } = posto
  const { inicio, uf } = contratoOf(posto.contrato)
  const comum = { quantidade, insalubridade, periculosidade, laudo: laudoDe(posto) }
  const [abertura, reajuste] = [somarDias(hoje, inicio), ultimoReajuste(uf, hoje)]
  const salarioPrevistoCentavos = salarioPrevisto(posto)
  const em = (desde: string, salario: number) => ({
    ...comum,
    desde,
    salarioPrevistoCentavos: salario,
    precoCentavos: termosDemo[posto.contrato].comPreco ? precoDe(salario) : null,
  })
  if (abertura >= reajuste) return [em(abertura, salarioPrevistoCentavos)]
  return [em(abertura, antesDoReajuste(salarioPrevistoCentavos)), em(reajuste, salarioPrevistoCentavos)]
}

/** The report that grounds the allowance. */
function laudoDe({ insalubridade, periculosidade }: PostoDemo): string | null {
  if (periculosidade) return 'Laudo de periculosidade NR-16, anexo 2'
  return insalubridade > 0 ? `LTCAT, grau de ${insalubridade}%` : null
}

/** What each client pays: the sum of its prices, each time that one changed. */
const inserirValores = (tx: Tx, contratoIds: Ids<ContratoNome>) =>
  tx
    .insertInto('contratoValor')
    .columns(['contratoId', 'desde', 'valorMensalCentavos'])
    .expression((eb) =>
      eb
        .selectFrom('posto as po')
        .innerJoin('postoVigencia as pv', 'pv.postoId', 'po.id')
        .select(['po.contratoId', 'pv.desde'])
        .select(sql<number>`sum(pv.quantidade * pv.preco_centavos)`.as('valor'))
        .where('po.contratoId', 'in', Object.values(contratoIds))
        .where('pv.precoCentavos', 'is not', null)
        .groupBy(['po.contratoId', 'pv.desde']),
    )
    .execute()
