import { YesNoInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ChamadasInput } from './ChamadasInput.tsx'
import type { Opcoes } from '../registro.ts'
import { campos } from '../rotulos.ts'
import { acharCausa, type Pedidos } from './campos.ts'
import { useFieldValue } from '../../../ui/form/use-field.ts'

const dasProvas = [
  'alinea',
  'fatos',
  'faltaDesde',
  'chamadas',
  'processoJudicial',
  'inquerito',
  'assistencia',
  'responsavelLegal',
  'prejuizoCentavos',
] as const

interface ProvasProps {
  readonly opcoes: Opcoes
  readonly pedidos: Pedidos
}

/** What the law asks for besides, of this cause and this person; nothing for most. */
export function Provas({ opcoes, pedidos }: ProvasProps) {
  const causa = acharCausa(opcoes, useFieldValue('causa'))
  if (!dasProvas.some((campo) => pedidos[campo])) return null
  return (
    <Section title="O que a lei pede a mais">
      <FormGrid>
        {pedidos.alinea && (
          <SelectInput
            source="alinea"
            label={campos.alinea}
            options={opcoes.alineas.map(({ codigo, texto }) => ({
              value: codigo,
              label: `${codigo}) ${texto}`,
            }))}
            helper="A falta precisa de prova, e de punição logo que se soube dela."
          />
        )}
        {pedidos.fatoEm && (
          <DateInput source="fatoEm" label={campos.fatoEm} helper="O último dia, se foram vários." cols={5} />
        )}
        {pedidos.fatoOnde && <TextInput source="fatoOnde" label={campos.fatoOnde} maxLength={120} cols={7} />}
        {pedidos.fatos && (
          <TextareaInput
            source="fatos"
            label={campos.fatos}
            rows={4}
            maxLength={2000}
            helper="Sai na comunicação ao colaborador: conte os fatos, sem juízo sobre a pessoa, com as punições que já houve."
          />
        )}
        {pedidos.faltaDesde && <DateInput source="faltaDesde" label={campos.faltaDesde} cols={5} />}
        {pedidos.chamadas && (
          <ChamadasInput empty="Duas chamadas para voltar, com prova, antes de 30 dias de ausência virarem abandono (Súmula 32 TST)." />
        )}
        {pedidos.processoJudicial && (
          <TextInput
            source="processoJudicial"
            label={campos.processoJudicial}
            maxLength={120}
            opcional={causa?.processoJudicial === 'opcional'}
            cols={6}
          />
        )}
        {pedidos.inquerito && (
          <TextInput
            source="inquerito"
            label={campos.inquerito}
            helper="Só de dirigente sindical (CLT art. 494)."
            maxLength={120}
            opcional
            cols={6}
          />
        )}
        {pedidos.assistencia && (
          <YesNoInput
            source="assistencia"
            label={campos.assistencia}
            helper="De quem tem estabilidade, sem assistência o pedido não vale (CLT art. 500)."
            opcional
          />
        )}
        {pedidos.responsavelLegal && (
          <TextInput
            source="responsavelLegal"
            label={campos.responsavelLegal}
            helper="Menor de 18 anos: quem assina junto a quitação (CLT art. 439)."
            maxLength={120}
            opcional
            cols={6}
          />
        )}
        {pedidos.prejuizoCentavos && (
          <MoneyInput
            source="prejuizoCentavos"
            label={campos.prejuizoCentavos}
            helper="Só o que se prova; no máximo o que a pessoa receberia do art. 479 (CLT art. 480)."
            opcional
            cols={6}
          />
        )}
      </FormGrid>
    </Section>
  )
}
