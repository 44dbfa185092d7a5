import { seLegivel, type ErroDaLinha } from '@rh/domain/importacao/define'
import { conferirColaborador, type Achado } from '@rh/domain/importacao/regras/colaborador'
import type { ColaboradorImportado } from '@rh/domain/importacao/tipos/colaboradores'
import type { Tx } from '../../../db/db.ts'
import { comFolego, type Importador, type Contexto, type Linha } from '../importador.ts'
import { valorEscrito } from './valor-escrito.ts'
import { writeColaboradores, type ColaboradorPronto } from './write-colaboradores.ts'
import { chaveDoMunicipio, findMunicipios } from './municipios.ts'
import { findAdmissoes, findDonos, findPessoas, semZeros, type PessoaConhecida } from './pessoas.ts'
import { loadLotacao, type Lotacao } from './postos.ts'

type LinhaDeColaborador = Linha<ColaboradorImportado>

/** What the whole file and the whole database say about the rows. */
interface Fatos {
  readonly hoje: string
  readonly lotacao: Lotacao
  readonly pessoas: ReadonlyMap<string, PessoaConhecida>
  readonly admissoes: ReadonlyMap<string, string>
  readonly donos: ReadonlyMap<string, string>
  readonly porCpf: ReadonlyMap<string, readonly LinhaDeColaborador[]>
  /** Towns of the states that the rows name. */
  readonly municipios: ReadonlyMap<string, number>
  /** First row of the file with each matrícula. */
  readonly porMatricula: ReadonlyMap<string, number>
}

export const colaboradores: Importador<ColaboradorImportado, ColaboradorPronto> = {
  async conferir(tx, linhas, { hoje }: Contexto, incompletas) {
    const fatos = await reunir(tx, linhas, incompletas, hoje)
    const novas: ColaboradorPronto[] = []
    const erros: ErroDaLinha[] = []
    let existentes = 0
    for await (const linha of comFolego(linhas)) {
      const igual = vinculoIgual(linha.valores, fatos)
      const achados = igual ? conferirExistente(linha.valores, igual, fatos) : conferirNova(linha, fatos)
      if (!Array.isArray(achados)) novas.push(achados)
      else if (achados.length === 0) existentes += 1
      else erros.push(...achados.map((achado) => erroDe(linha, achado)))
    }
    for await (const linha of comFolego(incompletas))
      erros.push(
        ...seLegivel(() => acharErros(linha, fatos)).flatMap((achado) =>
          seLegivel(() => [erroDe(linha, achado)]),
        ),
      )
    return { novas, existentes, erros }
  },
  gravar: writeColaboradores,
}

const erroDe = ({ linha, valores }: LinhaDeColaborador, [coluna, mensagem]: Achado): ErroDaLinha => ({
  linha,
  coluna,
  valor: valorEscrito(valores[coluna], coluna === 'salario'),
  mensagem,
})

async function reunir(
  tx: Tx,
  linhas: readonly LinhaDeColaborador[],
  incompletas: readonly LinhaDeColaborador[],
  hoje: string,
): Promise<Fatos> {
  const valores = linhas.map((linha) => linha.valores)
  const todos = [...valores, ...incompletas.map((linha) => linha.valores)]
  const lidos = <K extends keyof ColaboradorImportado>(coluna: K) =>
    todos.flatMap((linha) => seLegivel(() => [linha[coluna]]))
  const cpfs = [...new Set(lidos('cpf'))]
  const matriculas = valores.flatMap(({ matricula }) => (matricula === undefined ? [] : [matricula]))
  const porMatricula = new Map<string, number>()
  for (const {
    linha,
    valores: { matricula },
  } of linhas.toReversed())
    if (matricula !== undefined) porMatricula.set(semZeros(matricula), linha)
  return {
    hoje,
    lotacao: await loadLotacao(tx, lidos('contrato'), hoje),
    pessoas: await findPessoas(tx, cpfs),
    admissoes: await findAdmissoes(tx, cpfs),
    donos: await findDonos(tx, matriculas),
    municipios: await findMunicipios(tx, [...linhas, ...incompletas]),
    porCpf: Map.groupBy(linhas, (linha) => linha.valores.cpf),
    porMatricula,
  }
}

const OUTRO_NASCIMENTO = 'Esta pessoa está no sistema com outro nascimento. Confira o CPF e a data.'

type Vinculo = PessoaConhecida['vinculos'][number]

const vinculoIgual = ({ cpf, dataAdmissao }: ColaboradorImportado, { pessoas }: Fatos): Vinculo | undefined =>
  pessoas.get(cpf)?.vinculos.find((vinculo) => vinculo.dataAdmissao === dataAdmissao)

/** A row that is in the system already says the same of what never changes. */
function conferirExistente(
  { cpf, nascimento, matricula }: ColaboradorImportado,
  vinculo: Vinculo,
  { pessoas }: Fatos,
): Achado[] {
  const achados: Achado[] = []
  if (matricula !== undefined && semZeros(matricula) !== semZeros(vinculo.matricula))
    achados.push(['matricula', `Este vínculo já está no sistema com a matrícula ${vinculo.matricula}.`])
  if (pessoas.get(cpf)?.nascimento !== nascimento) achados.push(['nascimento', OUTRO_NASCIMENTO])
  return achados
}

/** What is wrong with a row that is not in the system yet, as far as it could be read. */
function acharErros(linha: LinhaDeColaborador, fatos: Fatos): Achado[] {
  const { valores } = linha
  const { lotacao, pessoas, admissoes, municipios, hoje } = fatos
  const [posto = null] = seLegivel(() => lotacao.achar(valores))
  const [pessoa] = seLegivel(() => [pessoas.get(valores.cpf)])
  const [emAdmissao = null] = seLegivel(() => [admissoes.get(valores.cpf)])
  return [
    ...seLegivel(() => {
      const parteErrada = lotacao.parteErrada(valores)
      return parteErrada ? [parteErrada] : []
    }),
    ...conferirColaborador(valores, {
      hoje,
      posto,
      vinculos: seLegivel(() => outrosVinculos(linha, fatos)),
      emAdmissao,
      donoDaMatricula: seLegivel(() => [donoDaMatricula(linha, fatos)])[0] ?? null,
    }),
    ...seLegivel((): Achado[] =>
      pessoa && pessoa.nascimento !== valores.nascimento ? [['nascimento', OUTRO_NASCIMENTO]] : [],
    ),
    ...seLegivel((): Achado[] =>
      municipios.has(chaveDoMunicipio(valores.uf, valores.municipio))
        ? []
        : [['municipio', `Não há este município em ${valores.uf}. Confira o nome e a UF.`]],
    ),
  ]
}

/** The row with its post and person, or what is wrong with it. */
function conferirNova(linha: LinhaDeColaborador, fatos: Fatos): ColaboradorPronto | Achado[] {
  const { valores } = linha
  const { lotacao, pessoas } = fatos
  const achados = acharErros(linha, fatos)
  if (achados.length > 0) return achados
  const postos = lotacao.achar(valores)
  const posto = postos[0] ?? null
  const pessoa = pessoas.get(valores.cpf)
  // Who left takes no slot: the post is only where the bond was.
  const escolhido = valores.dataDesligamento === undefined ? lotacao.ocupar(postos) : posto
  if (!escolhido)
    return [
      [
        'local',
        `Não há vaga livre para ${valores.cargo} em ${valores.local}: todas as do contrato estão ocupadas.`,
      ],
    ]
  return { ...valores, posto: escolhido, pessoaId: pessoa?.id ?? null }
}

function outrosVinculos(linha: LinhaDeColaborador, { pessoas, porCpf }: Fatos) {
  const { cpf } = linha.valores
  const doArquivo = (porCpf.get(cpf) ?? [])
    .filter((outra) => outra.linha !== linha.linha)
    .map(({ linha: n, valores: { dataAdmissao, dataDesligamento = null } }) => ({
      dataAdmissao,
      dataDesligamento,
      onde: `linha ${n}`,
    }))
  const conhecidos = pessoas.get(cpf)?.vinculos ?? []
  // A row of the file that is already in the system is counted once.
  const sobra = doArquivo.filter(
    ({ dataAdmissao }) => !conhecidos.some((v) => v.dataAdmissao === dataAdmissao),
  )
  return [...conhecidos, ...sobra]
}

function donoDaMatricula({ linha, valores: { matricula } }: LinhaDeColaborador, fatos: Fatos): string | null {
  if (matricula === undefined) return null
  const primeira = fatos.porMatricula.get(semZeros(matricula)) ?? linha
  return fatos.donos.get(semZeros(matricula)) ?? (primeira < linha ? `quem está na linha ${primeira}` : null)
}
