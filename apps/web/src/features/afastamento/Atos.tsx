import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { achatar } from '@rh/domain/processo/enderecos'
import { useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { EscreverAto, gravadosDe } from '../processo/atos/EscreverAto.tsx'
import { agrupados } from '../processo/form/folha/folha.ts'
import { useSubmitToRegistro } from '../processo/registro/use-mover.ts'
import { atosQueEscrevem, observacao, type NomeDoAto } from './declarados.tsx'
import type { Registro } from './registro.ts'

interface AtosProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

const isNome = (nome: string): nome is NomeDoAto => Object.hasOwn(atosQueEscrevem, nome)

/** Whether there is something to record by an act: the others would only be refused. */
const cabe: { readonly [N in NomeDoAto]: (registro: Registro) => boolean } = {
  inss: ({ simulacao }) => simulacao?.inssApartirDe !== null,
  cat: ({ grupo }) => grupo?.codigo === 'acidente',
  exame: ({ simulacao }) => simulacao?.exameRetornoDesde !== null,
}

/** The acts that this person may do on this leave and that it has a use for. */
export const atosQueCabem = (registro: Registro): NomeDoAto[] =>
  registro.atos.filter(isNome).filter((nome) => cabe[nome](registro))

const EDITAROBS = 'editarobs'

type Aberto = NomeDoAto | typeof EDITAROBS

/** What is recorded after a leave was informed: INSS, CAT, the return exam, and what else there is to say. */
export function Atos({ registro, readOnly }: AtosProps) {
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const nomes = atosQueCabem(registro)
  const observa = registro.atos.includes(EDITAROBS)
  if (readOnly || (nomes.length === 0 && !observa)) return null
  const fechar = (): void => setAberto(null)
  return (
    <Section title="Registrar" subtitle="O que acontece depois de informado.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {nomes.map((nome) => (
          <Button key={nome} variant="outlined" onClick={() => setAberto(nome)}>
            {atosQueEscrevem[nome].label}
          </Button>
        ))}
        {observa && (
          <Button color="inherit" onClick={() => setAberto(EDITAROBS)}>
            {observacao.label}
          </Button>
        )}
      </Box>
      {aberto === EDITAROBS && <Observar registro={registro} onClose={fechar} />}
      {aberto !== null && aberto !== EDITAROBS && (
        <EscreverAto
          key={aberto}
          ato={atosQueEscrevem[aberto]}
          chamada={`POST /api/afastamento/${aberto}`}
          registro={registro}
          inicio={agrupados(gravadosDe(atosQueEscrevem[aberto].campos, registro.dados))}
          dadosDe={achatar}
          onClose={fechar}
        />
      )}
    </Section>
  )
}

interface DialogoProps {
  readonly registro: Registro
  readonly onClose: () => void
}

function Observar({ registro: { id }, onClose }: DialogoProps) {
  const enviar = useSubmitToRegistro(id)
  const { title, text, done, schema, inputs, label } = observacao
  return (
    <FormDialog
      title={title}
      text={text}
      schema={schema}
      defaultValues={{ observacao: '' }}
      submitLabel={label}
      onSubmit={async (dados) => {
        await enviar('PUT /api/afastamento/editarobs', { id, ...dados })
        notify.success(done)
      }}
      onClose={onClose}
    >
      {inputs}
    </FormDialog>
  )
}
