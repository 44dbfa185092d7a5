import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import {
  camposDaPromocaoJunto,
  camposDoRemanejamento as campos,
  RESERVA,
} from '@rh/domain/processos/remanejamento/campos'
import { useState } from 'react'
import { Campo } from '../../../ui/form/Campo.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { propsDe } from '../../../ui/form/props-de.ts'
import { useFieldValue, useFormValues, useSetFields } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import type { CamposDaFolha } from '../../processo/form/formulario.ts'
import type { Opcoes } from '../registro.ts'
import { destinoDe, DESTINOS, type Destino } from './destino.ts'
import { ComQuemTroca } from './ComQuemTroca.tsx'
import { Reserva } from './Reserva.tsx'
import { Trajeto } from './Trajeto.tsx'
import { Vagas } from './Vagas.tsx'

/** The request: where to and when, then what the law asks of it, then the rest. */
export function Campos({ opcoes }: CamposDaFolha<Opcoes>) {
  const temporario = useFieldValue('tipo') === 'temporario'
  return (
    <>
      <Section title="Para onde">
        <FormGrid>
          <Campo de={campos.vigencia} cols={6} />
          <Campo de={campos.tipo} cols={6} />
          {temporario && (
            <Campo
              de={campos.retorno}
              helper={`A vaga de origem fica guardada por até ${opcoes.temporarioDias} dias.`}
            />
          )}
        </FormGrid>
        <ParaOnde opcoes={opcoes} />
      </Section>
      <Section title="O pedido">
        <FormGrid>
          <Campo de={campos.motivo} rows={3} placeholder="Por que a pessoa muda de posto" />
          <Lei eleito={opcoes.eleito} />
          <ComPromocao opcoes={opcoes} />
          <Trajeto />
          <Campo de={campos.observacao} />
        </FormGrid>
      </Section>
    </>
  )
}

/** A free slot, the post of a colleague, or the company's pool. */
function ParaOnde({ opcoes }: { readonly opcoes: Opcoes }) {
  const [destino, setDestino] = useState<Destino>(destinoDe(useFormValues()))
  const setFields = useSetFields()
  const escolher = (novo: Destino | null): void => {
    if (!novo) return
    setDestino(novo)
    setFields({ postoId: null, trocaCom: null, reserva: novo === 'reserva' })
  }
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={destino}
        onChange={(_, novo: Destino | null) => escolher(novo)}
        aria-label="Para onde a pessoa vai"
        sx={{ my: 2 }}
      >
        {Object.entries(DESTINOS).map(([nome, label]) => (
          <ToggleButton key={nome} value={nome} sx={{ textTransform: 'none', px: 1, minHeight: 40 }}>
            {nome === 'reserva' ? RESERVA : label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {destino === 'posto' && <Vagas colaboradorId={opcoes.colaboradorId} />}
      {destino === 'troca' && <ComQuemTroca colaboradorId={opcoes.colaboradorId} />}
      {destino === 'reserva' && <Reserva />}
    </>
  )
}

/** What the law asks of who changes home, was elected, or was employed by the client. */
function Lei({ eleito }: Pick<Opcoes, 'eleito'>) {
  const { mudaDomicilio, mandato, reserva } = useFormValues()
  const muda = mudaDomicilio === true
  return (
    <>
      <Campo
        de={campos.mudaDomicilio}
        helper="Outro posto na mesma região não é transferência do art. 469 e não pede anuência."
      />
      {muda && (
        <Campo de={campos.excecao} helper="Só onde a lei dispensa a anuência (CLT art. 469 §§ 1º e 2º)." />
      )}
      {!eleito && (
        <Campo de={campos.mandato} helper="Quem foi eleito só sai do local com a própria anuência." />
      )}
      {(muda || eleito || Boolean(mandato)) && (
        <Campo
          de={campos.anuencia}
          {...(eleito && { helper: 'Tem mandato registrado na ficha: só sai do local se concordar.' })}
        />
      )}
      {reserva !== true && (
        <Campo
          de={campos.saidaDoCliente}
          helper="Só depois de 18 meses pode servir o mesmo cliente (Lei 6.019 art. 5º-D)."
        />
      )}
    </>
  )
}

/** A promotion that comes with the transfer, where the post is of another cargo. */
const ComPromocao = ({ opcoes }: { readonly opcoes: Opcoes }) => (
  <>
    <ComboInput
      {...propsDe(camposDaPromocaoJunto['comPromocao.cargoId'], {
        helper: `Só com promoção junto. Hoje: ${opcoes.atual.cargo}.`,
      })}
      options={opcoes.cargos}
      placeholder="Continua no cargo atual"
    />
    {typeof useFieldValue('comPromocao.cargoId') === 'number' && (
      <Campo de={camposDaPromocaoJunto['comPromocao.salarioCentavos']} />
    )}
  </>
)
