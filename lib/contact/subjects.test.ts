import { faults } from '../content/faults';
import { sectors } from '../content/sectors';
import { services } from '../content/services';
import { products } from '../products/products';
import { contactBounds } from './fields';
import { contactSubjects } from './subjects';

const { min, max } = contactBounds.subject;

test('products, sectors, services and faults have subjects of their own', () => {
  for (const { id, name } of products) {
    expect(contactSubjects.get(`advies-${id}`)).toBe(`Advies over ${name}`);
    expect(contactSubjects.get(`handleiding-${id}`)).toBe(`Handleiding aanvragen: ${name}`);
  }
  for (const { id, contactSubject } of sectors) {
    expect(contactSubjects.get(`advies-${id}`)).toBe(contactSubject);
  }
  for (const { id, name } of services) expect(contactSubjects.get(`demo-${id}`)).toBe(name);
  for (const { id } of faults) {
    expect(contactSubjects.get(`storing-${id}`)).toMatch(/^Storing: \p{Ll}/u);
  }
});

test('no two names stand for the same subject', () => {
  expect(new Set(contactSubjects.values()).size).toBe(contactSubjects.size);
});

test.each([...contactSubjects])(
  '%s is a plain address and a subject that can be sent',
  (name, subject) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(subject.trim()).toBe(subject);
    expect(subject.length).toBeGreaterThanOrEqual(min);
    expect(subject.length).toBeLessThanOrEqual(max);
  },
);
