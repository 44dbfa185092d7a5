import type { DadosDe } from '@rh/domain/processos/admissao/etapas'
import { NACIONALIDADE_BRASIL } from '@rh/domain/regras/admissao/imigrante'
import type { Acaso } from './acaso.ts'
import { pisDe, tituloDe } from './documentos.ts'
import { logradouros, type Lugar } from './lugares.ts'
import { femininos, masculinos, sobrenomes } from './nomes.ts'

/** A made-up person, in the steps of the admission form. */
export interface PessoaDemo {
  readonly pessoais: DadosDe<'pessoais'>
  readonly documentos: DadosDe<'documentos'>
  readonly endereco: DadosDe<'endereco'>
  readonly dependentes: DadosDe<'dependentes'>
  readonly bancarios: DadosDe<'bancarios'>
  readonly beneficios: DadosDe<'beneficios'>
}

export interface Gerador {
  readonly acaso: Acaso
  readonly novoCpf: () => string
  /** Today, `YYYY-MM-DD`. */
  readonly hoje: string
}

/** `YYYY-MM-DD` so many days after a date (before, when negative). */
export const somarDias = (data: string, dias: number): string =>
  Temporal.PlainDate.from(data).add({ days: dias }).toString()

const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '')

const sobrenomeDe = (acaso: Acaso): string => {
  const primeiro = acaso.escolher(sobrenomes)
  const segundo = acaso.escolher(sobrenomes.filter((nome) => nome !== primeiro))
  return `${primeiro} ${segundo}`
}

/** Code of schooling of eSocial, weighted as cleaning staff are. */
const INSTRUCAO = ['04', '05', '05', '06', '07', '07', '07', '08'] as const
const RACA = ['1', '2', '2', '3', '3', '3', '4', '5'] as const
const ESTADO_CIVIL = ['1', '1', '1', '2', '2', '3', '5'] as const
const COMPLEMENTO = ['Casa 2', 'Fundos', 'Bloco B, apto 12', undefined, undefined, undefined] as const

function pessoaisDe({ acaso, novoCpf, hoje }: Gerador, lugar: Lugar): DadosDe<'pessoais'> {
  const sexo = acaso.umaEm(3) ? 'M' : 'F'
  const familia = sobrenomeDe(acaso)
  const prenome = acaso.escolher(sexo === 'F' ? femininos : masculinos)
  const pai = acaso.umaEm(7) ? undefined : `${acaso.escolher(masculinos)} ${familia.split(' ').at(-1)}`
  const usuario = semAcento(`${prenome} ${familia}`).toLowerCase().replaceAll(' ', '.')
  return {
    cpf: novoCpf(),
    nome: `${prenome} ${familia}`,
    nomeSocial: undefined,
    // Nobody was under 18 when hired: the oldest bond is of less than four years ago.
    nascimento: somarDias(hoje, -acaso.inteiro(23 * 366, 61 * 365)),
    sexo,
    estadoCivil: acaso.escolher(ESTADO_CIVIL),
    racaCor: acaso.escolher(RACA),
    nacionalidade: 'BN',
    paisNascimento: NACIONALIDADE_BRASIL,
    ufNascimento: lugar.uf,
    municipioNascimento: lugar.municipio,
    grauInstrucao: acaso.escolher(INSTRUCAO),
    deficiencia: 'nao',
    mae: `${acaso.escolher(femininos)} ${familia}`,
    pai,
    telefone: `${lugar.ddd}9${acaso.inteiro(6, 9)}${acaso.digitos(7)}`,
    email: acaso.umaEm(3) ? `${usuario}@correio.example`.slice(-60) : undefined,
  }
}

function documentosDe(
  acaso: Acaso,
  lugar: Lugar,
  { nascimento, sexo }: DadosDe<'pessoais'>,
): DadosDe<'documentos'> {
  return {
    rg: acaso.digitos(9),
    rgOrgao: lugar.rgOrgao,
    rgUf: lugar.uf,
    rgEmissao: somarDias(nascimento, acaso.inteiro(16 * 365, 19 * 365)),
    pis: acaso.umaEm(12) ? undefined : pisDe(`12${acaso.digitos(8)}`),
    tituloEleitor: tituloDe(acaso.digitos(8), lugar.uf),
    reservista: sexo === 'M' ? acaso.digitos(12) : undefined,
  }
}

const TIPO_DE = { Avenida: 'AV', Rua: 'R', Travessa: 'TV' } as const

function enderecoDe(acaso: Acaso, lugar: Lugar): DadosDe<'endereco'> {
  const cep = `${acaso.escolher(lugar.cep)}${acaso.digitos(3)}`
  const [tipo = 'Rua', ...nome] = acaso.escolher(logradouros).split(' ')
  return {
    cep,
    tipoLogradouro: TIPO_DE[tipo as keyof typeof TIPO_DE],
    logradouro: nome.join(' '),
    numero: acaso.umaEm(20) ? 'S/N' : String(acaso.inteiro(3, 1980)),
    complemento: acaso.escolher(COMPLEMENTO),
    bairro: acaso.escolher(lugar.bairros),
    municipio: lugar.municipio,
    uf: lugar.uf,
  }
}

/** What varies from person to person without a throw of the dice: the last digits of the CPF say it. */
const variante = (cpf: string, de: number): number => Number(cpf.slice(-4)) % de

function dependentesDe({ cpf, nome, nascimento }: DadosDe<'pessoais'>, hoje: string): DadosDe<'dependentes'> {
  const filhos = Math.max(0, variante(cpf, 5) - 2)
  if (filhos === 0) return { lista: undefined }
  const familia = nome.split(' ').slice(1).join(' ')
  const lista = Array.from({ length: filhos }, (_, i) => {
    const nascido = somarDias(hoje, -365 * (2 + variante(cpf, 7) + 3 * i))
    return {
      nome: `${['Davi', 'Helena', 'Miguel'][(variante(cpf, 3) + i) % 3]} ${familia}`,
      // Nobody is a parent before 18.
      nascimento: nascido > somarDias(nascimento, 18 * 366) ? nascido : somarDias(nascimento, 18 * 366),
      parentesco: '03' as const,
      salarioFamilia: true,
    }
  })
  return { lista }
}

const bancariosDe = (cpf: string): DadosDe<'bancarios'> =>
  variante(cpf, 3) === 0
    ? { abrirConta: true }
    : {
        banco: variante(cpf, 2) === 0 ? '104' : '001',
        agencia: String(1000 + variante(cpf, 8999)),
        conta: cpf.slice(1, 8),
        contaDigito: cpf.slice(-1),
        contaTipo: 'CC',
        pix: cpf,
      }

/** Fares of a bus in centavos, as the demo's towns charge them. */
const TARIFAS = { SP: 530, MG: 525, CE: 450 } as const

const beneficiosDe = (cpf: string, { uf, municipio }: Lugar): DadosDe<'beneficios'> =>
  variante(cpf, 6) === 0
    ? { valeTransporte: false, cestaBasica: true }
    : {
        valeTransporte: true,
        linhas: [
          {
            operadora: `Ônibus municipal de ${municipio}`,
            linha: `${String(100 + variante(cpf, 899))} – Terminal`,
            tarifaCentavos: TARIFAS[uf],
            viagensDia: 2,
          },
        ],
        valeRefeicao: true,
        cestaBasica: true,
      }

/** An adult who lives in this place. */
export function criarPessoa(gerador: Gerador, lugar: Lugar): PessoaDemo {
  const pessoais = pessoaisDe(gerador, lugar)
  return {
    pessoais,
    documentos: documentosDe(gerador.acaso, lugar, pessoais),
    endereco: enderecoDe(gerador.acaso, lugar),
    dependentes: dependentesDe(pessoais, gerador.hoje),
    bancarios: bancariosDe(pessoais.cpf),
    beneficios: beneficiosDe(pessoais.cpf, lugar),
  }
}
