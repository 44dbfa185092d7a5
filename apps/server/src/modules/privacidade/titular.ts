import { camposVisiveis } from '@rh/domain/colaborador/visibilidade'
import type { CategoriaDoTitular, RegistroDoTitular } from '@rh/domain/contract/privacidade'
import { formatCpf } from '@rh/domain/br/mascaras'
import {
  basesEscritas,
  categoriaDe,
  guardaAte,
  guardaEscrita,
  nomesDeCategorias,
  quemVe,
  type NomeDeCategoria,
} from '@rh/domain/privacidade/categorias'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { abrirConta } from '../colaborador/conta.ts'
import { pessoaDo, showPessoa } from '../colaborador/pessoa.ts'
import { requireVinculo } from '../colaborador/vinculo.ts'
import { acessosDesde, listAcessos, listEntregas } from './acessos.ts'
import { findEncarregado } from './encarregado.ts'
import { findSuspensao } from './prazos.ts'
import { doCadastroPor, listItens } from './itens.ts'
import { contarLinhas, type Titular } from './linhas.ts'

/** Everything that is held of the person behind a bond. Throws 404 for who does not see the person. */
export async function obterTitular(
  { db, clock, config, seguranca }: Deps,
  { ator }: RequestContext,
  id: number,
): Promise<RegistroDoTitular> {
  const agora = clock.agora()
  const hoje = hojeEm(agora, config.empresaFuso)
  const vinculo = await requireVinculo(db, id, ator, hoje)
  const titular: Titular = { pessoaId: vinculo.pessoaId, cpf: vinculo.cpf }
  // Who has just looked is in the record.
  await seguranca.gravar()
  const vinculos = await listVinculos(db, titular)
  const [encarregado, categorias, desde, acessos, entregas, suspensao] = await Promise.all([
    findEncarregado(db),
    listCategorias(db, { id, titular, ator, saida: ultimaSaida(vinculos) }),
    acessosDesde(db, hoje, config.empresaFuso),
    listAcessos(db, titular),
    listEntregas(db, titular),
    findSuspensao(db, titular.pessoaId),
  ])
  return {
    emitidoEm: isoDe(agora),
    por: ator.nome,
    encarregado: encarregado.encarregado,
    titular: { id, nome: vinculo.nomeSocial ?? vinculo.nome, cpf: formatCpf(vinculo.cpf), vinculos },
    categorias,
    suspensao,
    acessosDesde: desde,
    acessos,
    entregas,
  }
}

type Vinculos = RegistroDoTitular['titular']['vinculos']

const listVinculos = (db: Db, { pessoaId }: Titular): Promise<Vinculos> =>
  db
    .selectFrom('vinculo')
    .select(['matricula', 'dataAdmissao', 'dataDesligamento'])
    .where('pessoaId', '=', pessoaId)
    .orderBy('dataAdmissao')
    .execute()

/** The day from which terms run: the last end, once no bond lasts. */
function ultimaSaida(vinculos: Vinculos): string | null {
  const fins = vinculos.flatMap(({ dataDesligamento: fim }) => (fim === null ? [] : [fim]))
  if (fins.length < vinculos.length) return null
  return fins.reduce<string | null>((ultimo, fim) => (ultimo === null || fim > ultimo ? fim : ultimo), null)
}

interface Busca {
  readonly id: number
  readonly titular: Titular
  readonly ator: Ator
  readonly saida: string | null
}

async function listCategorias(db: Db, { id, titular, ator, saida }: Busca): Promise<CategoriaDoTitular[]> {
  const [contagem, { rows }] = await Promise.all([contarLinhas(db, titular), pessoaDo(id).execute(db)])
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const pessoa = await abrirConta(db, titular.pessoaId, showPessoa(linha, ator))
  const todas: CategoriaDoTitular[] = []
  for (const nome of nomesDeCategorias) {
    if (contagem[nome] === 0) continue
    const reservado = isReservado(nome, ator)
    todas.push({
      categoria: nome,
      ...declarada(nome, saida),
      registros: contagem[nome],
      reservado,
      itens: reservado
        ? []
        : nome in doCadastroPor
          ? doCadastroPor[nome as keyof typeof doCadastroPor](pessoa)
          : await listItens(db, nome, titular),
    })
  }
  return todas
}

/** Health is told by Sesmt, whoever may open the file of health besides. */
const isReservado = (nome: NomeDeCategoria, { grupos }: Ator): boolean =>
  nome === 'saude' || (nome === 'bancario' && !camposVisiveis(grupos).has('pessoa.conta'))

function declarada(nome: NomeDeCategoria, saida: string | null) {
  const { label, finalidade, para, guarda } = categoriaDe(nome)
  return {
    label,
    finalidade,
    base: basesEscritas(nome),
    quemVe: quemVe(nome),
    para,
    guarda: guardaEscrita(nome),
    porque: guarda.porque,
    ate: guarda.desde === 'desligamento' && saida !== null ? guardaAte(nome, saida) : null,
  }
}
