import { FactsInput, type FactChoice } from '../../../ui/form/inputs/FactsInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { CausaOferecida, Opcoes } from '../registro.ts'
import { campos } from '../rotulos.ts'
import { acharCausa } from './campos.ts'

/** What the causes are compared by, in the order of the columns; the rest is in the sentence of each. */
const comparados: readonly string[] = ['aviso', 'multa', 'saque', 'seguro']
/** What most dismissals of a cleaning company are, from the most common on. */
const comuns: readonly string[] = ['02', '07', '33', '01', '06', '03', '04']

const motivoDeNaoCaber = 'Não se aplica ao contrato desta pessoa'

function escolhaDe(causa: CausaOferecida): FactChoice {
  const { codigo, rotulo, ajuda, aprova, cabe, significa } = causa
  return {
    value: codigo,
    label: rotulo,
    detail: aprova === 'gerente_rh' ? `${ajuda} O Gerente Rh aprova.` : ajuda,
    tag: `eSocial ${codigo}`,
    facts: comparados.flatMap((tema) => {
      const este = significa.find((um) => um.tema === tema)
      return este ? [{ text: este.texto, none: !este.tem }] : []
    }),
    impossible: cabe ? undefined : motivoDeNaoCaber,
    rare: !cabe || !comuns.includes(codigo),
  }
}

/** The common causes first, those that the contract does not allow after those that it does, in their order. */
export function escolhasDe({ causas }: Pick<Opcoes, 'causas'>): FactChoice[] {
  const lugar = ({ codigo, cabe }: CausaOferecida): number =>
    (cabe ? 0 : 100) + (comuns.includes(codigo) ? comuns.indexOf(codigo) : 50)
  return causas.toSorted((uma, outra) => lugar(uma) - lugar(outra)).map(escolhaDe)
}

const titulosDe = ({ causas }: Opcoes): string[] =>
  comparados.flatMap((tema) => causas[0]?.significa.find((um) => um.tema === tema)?.rotulo ?? [])

/** The first question: how the contract ends, each cause with what it means for the person. */
export function Causa({ opcoes }: { readonly opcoes: Opcoes }) {
  const causa = acharCausa(opcoes, useFieldValue('causa'))
  return (
    <Section title={campos.causa} subtitle="O que cada causa significa para a pessoa, lado a lado.">
      <FormGrid>
        <FactsInput
          source="causa"
          label={campos.causa}
          headings={titulosDe(opcoes)}
          options={escolhasDe(opcoes)}
          more="Outras causas"
          helper={causa && `No eSocial: ${causa.nome}.`}
        />
      </FormGrid>
    </Section>
  )
}
