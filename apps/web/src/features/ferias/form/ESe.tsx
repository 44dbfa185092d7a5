import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState } from 'react'
import { useFormValues, useSetFields } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { DayInput } from '../../../ui/table/filter/DayInput.tsx'
import type { SimulacaoDaFolha } from '../../processo/form/formulario.ts'
import { useVerificarFolha } from '../../processo/form/folha/use-verificar-folha.ts'
import type { Opcoes, Simulacao as Simulada } from '../registro.ts'
import { alternativaDe, comAlternativa, comparar, type Alternativa, type LinhaComparada } from './e-se.ts'

interface ESeProps {
  readonly atual: Simulada
  readonly folhaDe: SimulacaoDaFolha<Opcoes, Simulada>['folhaDe']
  readonly hoje: string
}

/** Another start, other days or some of them sold, beside the request; nothing changes until it is taken over. */
export function ESe({ atual, folhaDe, hoje }: ESeProps) {
  const valores = useFormValues()
  const [outra, setOutra] = useState<Alternativa | null>(null)
  // The same object until something is typed: what it says is asked again only then.
  const dados = useMemo(() => (outra ? comAlternativa(valores, outra, hoje) : null), [valores, outra, hoje])
  const pedida = alternativaDe(valores)
  if (!pedida) return null
  return (
    <Section
      title="E se?"
      subtitle={outra ? undefined : 'Outro início, outros dias ou vender parte.'}
      actions={
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-expanded={outra !== null}
          onClick={() => setOutra(outra ? null : pedida)}
        >
          {outra ? 'Fechar' : 'Comparar'}
        </Button>
      }
    >
      {outra && dados && (
        <>
          <Campos outra={outra} onChange={setOutra} />
          <Comparacao atual={atual} dados={dados} folhaDe={folhaDe} onUsada={() => setOutra(null)} />
        </>
      )}
    </Section>
  )
}

const Rotulo = styled('label')({ display: 'block', marginBottom: 6, fontSize: '0.8125rem', fontWeight: 600 })

interface CamposProps {
  readonly outra: Alternativa
  readonly onChange: (outra: Alternativa) => void
}

const Campos = ({ outra, onChange }: CamposProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 76px 76px' },
      mb: 2,
    }}
  >
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <Rotulo as="span">Começar em</Rotulo>
      <DayInput
        label="E se começar em"
        value={outra.inicio}
        placeholder="dd/mm/aaaa"
        onChange={(inicio) => inicio !== '' && onChange({ ...outra, inicio })}
      />
    </Box>
    <Numero label="Dias" value={outra.dias} onChange={(dias) => onChange({ ...outra, dias })} />
    <Numero
      label="Vender"
      value={outra.abonoDias}
      onChange={(abonoDias) => onChange({ ...outra, abonoDias })}
    />
  </Box>
)

interface NumeroProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Numero({ label, value, onChange }: NumeroProps) {
  const id = useId()
  return (
    <div>
      <Rotulo htmlFor={id}>{label}</Rotulo>
      <OutlinedInput
        id={id}
        fullWidth
        value={String(value)}
        onChange={({ target }) => onChange(Number(target.value.replace(/\D|^0+/g, '').slice(0, 2)))}
        inputProps={{ inputMode: 'numeric' }}
      />
    </div>
  )
}

const Tabela = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0 6px 8px', textAlign: 'end', fontWeight: 400 },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead th': { fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& [data-muda] small': { fontWeight: 600, color: vars.palette.text.primary },
  '& [data-tom="pior"] small': { color: vars.palette.error.dark },
  '& [data-tom="melhor"] small': { color: vars.palette.success.dark },
}))

interface ComparacaoProps extends Omit<ESeProps, 'hoje'> {
  readonly dados: Readonly<Record<string, unknown>>
  readonly onUsada: () => void
}

/** The two requests, line by line, and what the rules say against the other one. */
function Comparacao({ atual, dados, folhaDe, onUsada }: ComparacaoProps) {
  const setFields = useSetFields()
  const { resposta, checking, failed } = useVerificarFolha(folhaDe, dados)
  const outra = resposta?.simulacao as Simulada | null | undefined
  const contra = resposta?.pendencias.filter(({ severidade }) => severidade === 'bloqueio') ?? []
  return (
    <Box aria-live="polite" aria-busy={checking}>
      {outra && <Lado linhas={comparar(atual, outra)} />}
      {failed && (
        <Typography variant="body2" color="textSecondary">
          Sem conexão: a comparação volta com ela.
        </Typography>
      )}
      {contra.map(({ codigo, campo, mensagem }) => (
        <Typography key={`${codigo} ${campo}`} variant="body2" sx={{ mt: 1, color: 'error.dark' }}>
          {mensagem}
        </Typography>
      ))}
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 2 }}
        disabled={checking || !outra || contra.some(({ excecaoPor }) => !excecaoPor)}
        onClick={() => {
          const { fracoes, abonoDias, abonoRequeridoEm } = dados
          setFields({ fracoes, abonoDias, ...(abonoRequeridoEm !== undefined && { abonoRequeridoEm }) })
          onUsada()
        }}
      >
        Usar esta no pedido
      </Button>
    </Box>
  )
}

const Lado = ({ linhas }: { readonly linhas: readonly LinhaComparada[] }) => (
  <Tabela aria-label="Comparação do pedido com a alternativa">
    <thead>
      <tr>
        <th scope="col">
          <span hidden>O que</span>
        </th>
        <th scope="col">No pedido</th>
        <th scope="col">E se</th>
      </tr>
    </thead>
    <tbody>
      {linhas.map(({ label, atual, outra, diferenca, tom }) => (
        <tr key={label} data-tom={tom} data-muda={diferenca === 'igual' ? undefined : ''}>
          <th scope="row">{label}</th>
          <td>{atual}</td>
          <td>
            {outra}
            <small>{diferenca}</small>
          </td>
        </tr>
      ))}
    </tbody>
  </Tabela>
)
