import {
  decisoesDoInss,
  especiesDoBeneficio,
  resultadosDoExame,
  formularioAfastamento,
  type CampoDoAfastamento,
} from '@rh/domain/processos/afastamento/formulario'
import { textoObrigatorio } from '@rh/domain/br/campos'
import { comGrupos } from '@rh/domain/processo/enderecos'
import { z } from '../../lib/zod-pt.ts'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import type { AtoQueEscreve } from '../processo/atos/ato.ts'
import { campos } from './rotulos.ts'

// What is recorded of a leave after it was informed, each by a call of its own.

type Ato = AtoQueEscreve<CampoDoAfastamento>

const { shape } = formularioAfastamento.folha.schema

const schemaDe = (nomes: readonly CampoDoAfastamento[]): z.ZodObject =>
  comGrupos(z.strictObject(Object.fromEntries(nomes.map((nome) => [nome, shape[nome]]))) as z.ZodObject)

const definir = ({ campos: nomes, ...ato }: Omit<Ato, 'schema'>): Ato => ({
  ...ato,
  campos: nomes,
  schema: schemaDe(nomes),
})

export const atosQueEscrevem = {
  inss: definir({
    label: 'Registrar INSS',
    title: 'Benefício do INSS',
    text: 'O que já foi requerido e o que o INSS decidiu. Pode ser completado depois.',
    done: 'Benefício registrado',
    campos: [
      'beneficio.requeridoEm',
      'beneficio.numero',
      'beneficio.especie',
      'beneficio.decisao',
      'beneficio.dib',
      'beneficio.cessacao',
    ],
    inputs: (
      <>
        <DateInput source="beneficio.requeridoEm" label={campos['beneficio.requeridoEm']} opcional cols={6} />
        <TextInput
          source="beneficio.numero"
          label={campos['beneficio.numero']}
          inputMode="numeric"
          maxLength={20}
          opcional
          cols={6}
        />
        <SelectInput
          source="beneficio.especie"
          label={campos['beneficio.especie']}
          options={opcoesDe(especiesDoBeneficio)}
          opcional
        />
        <RadioInput
          source="beneficio.decisao"
          label={campos['beneficio.decisao']}
          options={opcoesDe(decisoesDoInss)}
          opcional
        />
        <DateInput
          source="beneficio.dib"
          label={campos['beneficio.dib']}
          helper="De um benefício concedido."
          opcional
          cols={6}
        />
        <DateInput source="beneficio.cessacao" label={campos['beneficio.cessacao']} opcional cols={6} />
      </>
    ),
  }),
  cat: definir({
    label: 'Registrar CAT',
    title: 'CAT enviada',
    text: 'A comunicação do acidente sai até o primeiro dia útil seguinte; com morte, no mesmo dia (Lei 8.213/1991 art. 22).',
    done: 'CAT registrada',
    campos: ['acidente.cat', 'acidente.catEm'],
    inputs: (
      <>
        <TextInput source="acidente.cat" label={campos['acidente.cat']} maxLength={40} cols={7} />
        <DateInput source="acidente.catEm" label={campos['acidente.catEm']} opcional cols={5} />
      </>
    ),
  }),
  exame: definir({
    label: 'Registrar exame de retorno',
    title: 'Exame de retorno',
    text: 'Apto, a pessoa pode voltar. Inapto, ela continua fora e o Rh é avisado: se o INSS não pagar, é limbo.',
    done: 'Exame registrado',
    campos: ['exame.data', 'exame.resultado'],
    inputs: (
      <>
        <DateInput source="exame.data" label={campos['exame.data']} cols={6} />
        <RadioInput
          source="exame.resultado"
          label={campos['exame.resultado']}
          options={opcoesDe(resultadosDoExame)}
        />
      </>
    ),
  }),
} as const satisfies Readonly<Record<string, Ato>>

export type NomeDoAto = keyof typeof atosQueEscrevem

/** The observation that is appended to what was written before. */
export const observacao = {
  label: 'Acrescentar observação',
  title: 'Acrescentar observação',
  text: 'Fica no histórico; nada do que foi escrito antes muda. Só lê quem vê o motivo, e quem escreveu.',
  done: 'Observação acrescentada',
  schema: z.object({ observacao: textoObrigatorio(1000, 2) }),
  inputs: <TextareaInput source="observacao" label="Observação" rows={4} maxLength={1000} />,
} as const
