import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { semAcento } from '@rh/domain/br/texto'
import type { PessoaDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import { textoObrigatorio } from '@rh/domain/br/campos'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import { Frame, Table } from '../../../ui/table/parts.ts'
import { grupoDe, grupos, type Grupo, type Retirados } from './escolha.ts'
import { PessoaLinha } from './PessoaLinha.tsx'

/** Enough to look through; the search finds the others. */
const A_VISTA = 50

interface PessoasProps {
  readonly pessoas: readonly PessoaDasColetivas[]
  readonly retirados: Retirados
  readonly incluir: readonly number[]
  readonly onRetirar: (colaboradorId: number, motivo: string) => void
  readonly onVoltar: (colaboradorId: number) => void
  readonly onIncluir: (colaboradorId: number) => void
}

const schema = z.object({ motivo: textoObrigatorio(255, 3) })
/** Everybody of the shutdown: who goes with which days, who does not and why; people are taken out with a reason. */
export function Pessoas({ pessoas, retirados, incluir, onRetirar, onVoltar, onIncluir }: PessoasProps) {
  const [grupo, setGrupo] = useState<Grupo>('vao')
  const [busca, setBusca] = useState('')
  const [todas, setTodas] = useState(false)
  const [saindo, setSaindo] = useState<PessoaDasColetivas | null>(null)
  const doGrupo = (um: Grupo) => pessoas.filter((pessoa) => grupoDe(pessoa, retirados) === um)
  const achadas = doGrupo(grupo).filter(({ nome }) => semAcento(nome).includes(semAcento(busca)))
  const mostradas = todas ? achadas : achadas.slice(0, A_VISTA)
  return (
    <Section title="Pessoas" flush>
      <ListTabs
        label="Pessoas"
        value={grupo}
        onChange={(value) => setGrupo(value as Grupo)}
        options={(Object.keys(grupos) as Grupo[]).map((value) => ({
          value,
          label: grupos[value],
          count: doGrupo(value).length,
        }))}
      />
      <Box sx={{ px: 3, py: 2 }}>
        <OutlinedInput
          fullWidth
          size="small"
          type="search"
          placeholder="Buscar por nome"
          value={busca}
          onChange={(event) => setBusca(event.target.value)}
          inputProps={{ 'aria-label': 'Buscar por nome' }}
        />
      </Box>
      <Frame>
        <Table aria-label={`Pessoas: ${grupos[grupo]}`}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Posto</th>
              {grupo === 'vao' ? (
                <>
                  <th scope="col">Férias</th>
                  <th scope="col">Licença</th>
                  <th scope="col">Saldo depois</th>
                  <th scope="col">Bruto</th>
                </>
              ) : (
                <th scope="col">Por quê</th>
              )}
              <th scope="col">Ação</th>
            </tr>
          </thead>
          <tbody>
            {mostradas.map((pessoa) => (
              <PessoaLinha
                key={pessoa.colaboradorId}
                pessoa={pessoa}
                motivo={retirados.get(pessoa.colaboradorId)}
                incluida={incluir.includes(pessoa.colaboradorId)}
                onRetirar={() => setSaindo(pessoa)}
                onVoltar={() => onVoltar(pessoa.colaboradorId)}
                onIncluir={() => onIncluir(pessoa.colaboradorId)}
              />
            ))}
          </tbody>
        </Table>
      </Frame>
      {achadas.length === 0 && <Box sx={{ px: 3, py: 3, color: 'text.secondary' }}>Ninguém aqui.</Box>}
      {mostradas.length < achadas.length && (
        <Button fullWidth color="inherit" sx={{ py: 1.5, borderRadius: 0 }} onClick={() => setTodas(true)}>
          Mostrar todas as {achadas.length} pessoas
        </Button>
      )}
      {saindo && (
        <FormDialog
          title={`Retirar ${saindo.nome}?`}
          text="A pessoa trabalha nesses dias, ou tira férias em outra data. O motivo fica com o lote."
          schema={schema}
          defaultValues={{ motivo: '' }}
          submitLabel="Retirar"
          sending="Retirando…"
          onSubmit={async ({ motivo }) => onRetirar(saindo.colaboradorId, motivo)}
          onClose={() => setSaindo(null)}
        >
          <TextInput source="motivo" label="Motivo" maxLength={255} />
        </FormDialog>
      )}
    </Section>
  )
}
